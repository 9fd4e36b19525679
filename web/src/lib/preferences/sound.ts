// Small, soft, wooden sounds, made on the spot; never before the first touch.
import { preferences } from './preferences.svelte';

export type Sound = 'clue' | 'play' | 'discard' | 'error' | 'complete' | 'turn' | 'tile' | 'boom';

let context: AudioContext | null = null;
let touched = false;

addEventListener('pointerdown', () => (touched = true), { once: true });
addEventListener('keydown', () => (touched = true), { once: true });

interface Knock {
  readonly pitch: number;
  readonly at?: number;
  readonly loud?: number;
  readonly long?: number;
  readonly shape?: OscillatorType;
}

const SOUNDS: Readonly<Record<Sound, readonly Knock[]>> = {
  clue: [{ pitch: 660 }, { pitch: 880, at: 0.09 }],
  play: [{ pitch: 392 }, { pitch: 523, at: 0.07 }, { pitch: 659, at: 0.14 }],
  discard: [{ pitch: 240, long: 0.12 }],
  error: [
    { pitch: 98, long: 0.3, loud: 0.5 },
    { pitch: 73, at: 0.05, long: 0.35, loud: 0.4 },
  ],
  complete: [523, 659, 784, 1047].map((pitch, index) => ({ pitch, at: index * 0.08, long: 0.4 })),
  turn: [
    { pitch: 523, loud: 0.25 },
    { pitch: 784, at: 0.12, loud: 0.25 },
  ],
  tile: [
    { pitch: 320, long: 0.07 },
    { pitch: 210, at: 0.02, long: 0.09 },
  ],
  boom: [{ pitch: 62, long: 0.6, loud: 0.35 }],
};

/** Play a sound, if sounds are wanted and the page has been touched. */
export function sound(name: Sound): void {
  if (!preferences.chosen.sound || !touched) return;
  context ??= new AudioContext();
  for (const knock of SOUNDS[name]) strike(context, knock);
}

/** A struck bar of wood: a quick attack, a short fall, and a little of its overtone. */
function strike(audio: AudioContext, knock: Knock): void {
  const start = audio.currentTime + (knock.at ?? 0);
  const long = knock.long ?? 0.18;
  for (const [ratio, share] of [
    [1, 1],
    [3.9, 0.22],
  ] as const) {
    const tone = audio.createOscillator();
    const volume = audio.createGain();
    tone.type = knock.shape ?? 'sine';
    tone.frequency.value = knock.pitch * ratio;
    volume.gain.setValueAtTime(0, start);
    volume.gain.linearRampToValueAtTime((knock.loud ?? 0.3) * share * 0.5, start + 0.004);
    volume.gain.exponentialRampToValueAtTime(0.0005, start + long / ratio ** 0.5);
    tone.connect(volume).connect(audio.destination);
    tone.start(start);
    tone.stop(start + long + 0.05);
  }
}

/** A short buzz on devices that can. */
export function buzz(pattern: number | number[]): void {
  if (preferences.chosen.vibration && touched && 'vibrate' in navigator) navigator.vibrate(pattern);
}
