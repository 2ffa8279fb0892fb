// Colyseus 0.18 (core and ws transport), in memory, patches sent at once, and the bench's game: `node colyseus.mjs PORT`.
import http from 'node:http';
import { Room, Server } from '@colyseus/core';
import { StateView, schema, t } from '@colyseus/schema';
import { WebSocketTransport } from '@colyseus/ws-transport';

const PILE = 8;
const HANDS = [
  ['S7', 'H9', 'DK', 'C2'],
  ['S8', 'H2', 'D3', 'C4'],
  ['SA', 'HA', 'DA', 'CA'],
  ['S2', 'H3', 'D4', 'C5'],
];

const Player = schema({ score: t.uint32(), hand: t.array('string').view() }, 'Player');
const State = schema(
  { turn: t.uint8(), seq: t.uint32(), pile: t.array('uint8'), players: t.array(Player) },
  'State',
);

class Tiny extends Room {
  maxClients = 4;
  seats = new Map();

  onCreate() {
    this.state = new State();
    this.state.turn = 0;
    this.state.seq = 0;
    for (const hand of HANDS) {
      const player = new Player();
      player.score = 0;
      for (const card of hand) player.hand.push(card);
      this.state.players.push(player);
    }
    this.patchRate = null;
    this.onMessage('play', (client, number) => {
      const seat = this.seats.get(client.sessionId);
      const { state } = this;
      if (seat !== state.turn || !Number.isInteger(number) || number < 1 || number > 5) return;
      state.players[seat].score += number;
      state.pile.push(number);
      if (state.pile.length > PILE) state.pile.shift();
      state.turn = (seat + 1) % 4;
      state.seq++;
      this.broadcastPatch();
    });
  }

  onJoin(client) {
    const seat = this.seats.size;
    this.seats.set(client.sessionId, seat);
    client.view = new StateView();
    client.view.add(this.state.players[seat]);
  }
}

const server = new Server({
  greet: false,
  transport: new WebSocketTransport({ server: http.createServer() }),
});
server.define('tiny', Tiny);
await server.listen(Number(process.argv[2]), '127.0.0.1');
console.log('ready');
