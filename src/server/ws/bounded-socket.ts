import { randomBytes } from 'node:crypto';
import type { Duplex } from 'node:stream';
import type { WebSocket } from 'ws';
import { textFrame, twoTextFrames } from './text-frames.ts';

/** Who does not read what is sent is let go, and comes back for the rest. */
const MOST_UNREAD_BYTES = 512 * 1024;
/** A pong is owed to who reads: it is left out while more than this waits to be read. */
const MOST_UNREAD_BEFORE_PONG_BYTES = 16 * 1024;
const NONCE_BYTES = 8;

/**
 * A WebSocket that holds back a bounded amount, on every way out: what waits is looked at before each frame, pong, ping and
 * close, and whenever something comes in.
 */
export class BoundedSocket {
  private readonly ws: WebSocket;
  private readonly socket: Duplex;
  /** What the last ping carried, until it is answered. */
  private nonce: Buffer | undefined;

  constructor(ws: WebSocket, socket: Duplex) {
    this.ws = ws;
    this.socket = socket;
  }

  /** Whether it still takes and gives; one with too much unread is ended here and now. */
  get isOpen(): boolean {
    const { ws, socket } = this;
    if (ws.readyState !== ws.OPEN) return false;
    if (socket.writableLength <= MOST_UNREAD_BYTES) return true;
    ws.terminate();
    return false;
  }

  /** Sends a text, in one packet with an earlier one where there is one. */
  send(text: string, earlier?: string): void {
    if (this.isOpen)
      this.socket.write(earlier === undefined ? textFrame(text) : twoTextFrames(earlier, text));
  }

  /** Answers a ping, if who sent it reads. */
  pong(data: Buffer): void {
    if (this.isOpen && this.socket.writableLength <= MOST_UNREAD_BEFORE_PONG_BYTES) this.ws.pong(data);
  }

  /** Asks whether the other side still reads; ends the line where it did not answer the last time. */
  ping(): void {
    if (!this.isOpen) return;
    if (this.nonce === undefined) {
      this.nonce = randomBytes(NONCE_BYTES);
      this.ws.ping(this.nonce);
    } else this.ws.terminate();
  }

  /** Whether a pong answers our last ping: only who has read that knows what it carried. */
  takesPong(data: Buffer): boolean {
    if (this.nonce === undefined || !this.nonce.equals(data)) return false;
    this.nonce = undefined;
    return true;
  }

  /** Says goodbye and waits a moment for the other side to do so too. */
  close(code: number): void {
    if (this.isOpen) this.ws.close(code);
  }

  /** Says goodbye to who is not to be heard any more: what they go on sending stays with them. */
  closeDeaf(code: number): void {
    if (!this.isOpen) return;
    this.ws.close(code);
    this.ws.pause();
  }
}
