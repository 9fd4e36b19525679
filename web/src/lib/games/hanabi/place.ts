// Where the game stands among those of the front page.
export default 1;
