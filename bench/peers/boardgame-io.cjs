// boardgame.io 0.50 with its own server, in memory, and the bench's game: `node boardgame-io.cjs PORT`.
const net = require('node:net');
const { Server } = require('boardgame.io/server');
const { INVALID_MOVE } = require('boardgame.io/core');

// It offers no way to listen on this machine only.
const { listen } = net.Server.prototype;
net.Server.prototype.listen = function listenHere(port, ...rest) {
  const callback = rest.find((each) => typeof each === 'function');
  return listen.call(
    this,
    { port: typeof port === 'object' ? port.port : port, host: '127.0.0.1' },
    callback,
  );
};

const PILE = 8;
const tiny = {
  name: 'tiny',
  setup: () => ({
    hands: {
      0: ['S7', 'H9', 'DK', 'C2'],
      1: ['S8', 'H2', 'D3', 'C4'],
      2: ['SA', 'HA', 'DA', 'CA'],
      3: ['S2', 'H3', 'D4', 'C5'],
    },
    scores: [0, 0, 0, 0],
    pile: [],
  }),
  turn: { minMoves: 1, maxMoves: 1 },
  playerView: ({ G, playerID }) => ({ ...G, hands: { [playerID]: G.hands[playerID] } }),
  moves: {
    play: ({ G, playerID }, number) => {
      if (!Number.isInteger(number) || number < 1 || number > 5) return INVALID_MOVE;
      G.scores[playerID] += number;
      G.pile.push(number);
      if (G.pile.length > PILE) G.pile.shift();
      return undefined;
    },
  },
};

Server({ games: [tiny], origins: [/.*/] }).run({
  port: Number(process.argv[2]),
  callback: () => console.log('ready'),
});
