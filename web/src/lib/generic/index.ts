// A game that brings nothing to the page.
import type { GameParts } from '../games/module';
import Board from './Board.svelte';

const parts: GameParts = { Board };
export default parts;
