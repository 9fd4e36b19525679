// Starts the page: preferences first, then words and the server's offer, then the first screen.
import { mount } from 'svelte';
import './app.css';
import './fonts.css';
import App from './App.svelte';
import { preferences } from './lib/preferences/preferences.svelte';
import { connection } from './lib/server/connection.svelte';
import { offer } from './lib/server/offer.svelte';
import { words } from './lib/words/words.svelte';

words.marked = new URLSearchParams(location.search).has('marked');
void connection.connect();
addEventListener('online', () => connection.nudge());
document.addEventListener('visibilitychange', () => {
  if (!document.hidden) connection.nudge();
});
// Without an answer the page shows the games that it knows.
const offered = offer.load().catch(() => undefined);
connection.onOpen(() => void offer.load().catch(() => undefined));
await words.speak(preferences.language);
await offered;
const target = document.getElementById('app');
if (target) mount(App, { target });
if ('serviceWorker' in navigator && import.meta.env.PROD)
  void navigator.serviceWorker.register('./sw.js').catch(() => undefined);
