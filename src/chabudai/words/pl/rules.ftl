# Zasady naszymi słowami, lekcje pierwszej gry i elementy.

## Pierwsze gry

learn-more = Około dziesięciu minut z botem, który gra razem z tobą.
learn-progress = Poznane: { $done } z { $count }
lesson-how = To prawdziwa gra. Krótka rada pojawia się, gdy zdarzy się coś nowego.
lesson-start = Zaczynamy
understood = Rozumiem
