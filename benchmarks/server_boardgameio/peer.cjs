// boardgame.io with its in-memory store and a game whose state has the size of Hanabi's.
const { Server, Origins } = require("boardgame.io/server");

const COLOURS = ["red", "yellow", "green", "white", "blue"];
const COPIES = [1, 1, 1, 2, 2, 3, 3, 4, 4, 5];
const deck = () => COLOURS.flatMap((colour) => COPIES.map((value) => `${colour[0].toUpperCase()}${value}`));
const unknown = () => ({ colours: [...COLOURS], values: [1, 2, 3, 4, 5] });

const hanabi = {
  name: "hanabi",
  setup: ({ random }) => {
    const cards = random.Shuffle(deck());
    return {
      hands: [cards.splice(0, 5), cards.splice(0, 5)],
      knowledge: [0, 1].map(() => [0, 1, 2, 3, 4].map(unknown)),
      fireworks: Object.fromEntries(COLOURS.map((colour) => [colour, 0])),
      deck: cards,
      discards: [],
      tokens: 8,
      errors: 0,
    };
  },
  playerView: ({ G, playerID }) => {
    const { deck: hidden, ...seen } = G;
    const hands = G.hands.map((hand, seat) => (String(seat) === playerID ? hand.map(() => null) : hand));
    return { ...seen, hands, deckLeft: hidden.length };
  },
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    clue: ({ G }, colour) => {
      G.tokens = G.tokens > 0 ? G.tokens - 1 : 8;
      const target = G.knowledge[1];
      for (const card of target) card.colours = card.colours.length > 1 ? card.colours.filter((c) => c !== colour) : card.colours;
    },
    discard: ({ G, playerID, random }, slot) => {
      const seat = Number(playerID);
      G.discards.push(G.hands[seat].splice(slot, 1)[0]);
      G.knowledge[seat].splice(slot, 1);
      if (G.deck.length === 0) G.deck = random.Shuffle(G.discards.splice(0));
      G.hands[seat].push(G.deck.shift());
      G.knowledge[seat].push(unknown());
      G.tokens = Math.min(8, G.tokens + 1);
    },
  },
};

const server = Server({ games: [hanabi], origins: [Origins.LOCALHOST, /.*/] });
server.run({ port: Number(process.argv[2]), callback: () => console.log("ready") });
