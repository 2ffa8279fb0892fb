import { randomBytes } from 'node:crypto';
import type { Duplex } from 'node:stream';
import type { WebSocket } from 'ws';
import { textFrame, twoTextFrames } from './text-frames.ts';

/** A client that leaves more than this unread is disconnected; it reconnects and asks for the rest. */
const MOST_UNREAD_BYTES = 512 * 1024;
/** Pongs are for clients that read: none is sent while more than this waits to be read. */
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

  /** Whether it is still open; one with too much unread is ended here and now. */
  staysOpen(): boolean {
    const { ws, socket } = this;
    if (ws.readyState !== ws.OPEN) return false;
    if (socket.writableLength <= MOST_UNREAD_BYTES) return true;
    ws.terminate();
    return false;
  }

  /** Sends a text, in one packet with an earlier one where there is one. */
  send(text: string, earlier?: string): void {
    if (this.staysOpen())
      this.socket.write(earlier === undefined ? textFrame(text) : twoTextFrames(earlier, text));
  }

  /** Answers a ping, if the client reads what it is sent. */
  pong(data: Buffer): void {
    if (this.staysOpen() && this.socket.writableLength <= MOST_UNREAD_BEFORE_PONG_BYTES) this.ws.pong(data);
  }

  /** Asks whether the client still reads; ends the connection if it did not answer the last time. */
  ping(): void {
    if (!this.staysOpen()) return;
    if (this.nonce === undefined) {
      this.nonce = randomBytes(NONCE_BYTES);
      this.ws.ping(this.nonce);
    } else this.ws.terminate();
  }

  /** Whether a pong answers our last ping: only a client that has read it knows what it carried. */
  takesPong(data: Buffer): boolean {
    if (this.nonce === undefined || !this.nonce.equals(data)) return false;
    this.nonce = undefined;
    return true;
  }

  /** Starts the closing handshake and waits a moment for the client's part of it. */
  close(code: number): void {
    if (this.staysOpen()) this.ws.close(code);
  }

  /** Closes and reads no more: whatever a flooding client goes on sending stays on its side. */
  closeDeaf(code: number): void {
    if (!this.staysOpen()) return;
    this.ws.close(code);
    this.ws.pause();
  }
}
