// Starts the page: preferences first, then words and the server's offer, then the first screen.
import { mount } from 'svelte';
import './app.css';
import './fonts.css';
import App from './App.svelte';
import { eraseOlder } from './lib/offline/database';
import { missed } from './lib/offline/missed.svelte';
import { python } from './lib/offline/python.svelte';
import { newer } from './lib/offline/newer.svelte';
import { preferences } from './lib/preferences/preferences.svelte';
import { connection } from './lib/server/connection.svelte';
import { offer } from './lib/server/offer.svelte';
import { words } from './lib/words/words.svelte';

/** Milliseconds in which a server that is there has answered. */
const PATIENCE = 2000;

words.marked = new URLSearchParams(location.search).has('marked');
connection.resume();
void connection.connect();
addEventListener('online', () => connection.nudge());
addEventListener('offline', () => void connection.doubt());
document.addEventListener('visibilitychange', () => {
  if (!document.hidden) connection.nudge();
});
// Without an answer the page shows the games that it knows.
const offered = offer.load().catch(() => undefined);
connection.onOpen(() => {
  void offer.load().catch(() => undefined);
  missed.over();
  newer.check();
  void python.refresh().catch(() => undefined);
});
await words.speak(preferences.language);
// A network that hangs must not keep the page away.
await Promise.race([offered, new Promise((late) => setTimeout(late, PATIENCE))]);
const target = document.getElementById('app');
if (target) mount(App, { target });
if ('serviceWorker' in navigator && import.meta.env.PROD) void newer.start().catch(() => undefined);
void eraseOlder().catch(() => undefined);
