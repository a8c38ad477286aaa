import type { Socket } from 'node:net';
import type { FastifyRequest } from 'fastify';

/** The maximum number of bytes of a body that are still read after the answer. */
export const lingeringBytes = 1024 * 1024;

/**
 * Closes the connection of a rejected body so that the sender gets the answer. If a connection is destroyed while data
 * arrives, it is reset, and a sender that is still writing gets an error before it reads the answer; nginx turns that
 * into a 502. So the connection stays open after the answer until the sender closes its side, but at most for the given
 * time (RFC 9112, section 9.6). Arriving data is discarded. After `lingeringBytes` no more is read, so that the sender
 * has to wait and finds the answer.
 */
export function closeLingering({ raw }: FastifyRequest, ms: number): void {
  const { socket } = raw;
  const destroySoon = socket.destroySoon.bind(socket);
  // Node calls this once the last answer of a connection has been written. For Node, the request has ended at that
  // point.
  socket.destroySoon = () => {
    socket.destroySoon = destroySoon;
    if (raw.complete) destroySoon();
    else linger(socket, ms);
  };
}

function linger(socket: Socket, ms: number): void {
  socket.end();
  const timer = setTimeout(() => socket.destroy(), ms);
  socket.once('end', () => socket.destroy()).once('close', () => clearTimeout(timer));
  // Node's parser may have paused the connection while the body was not read, and only the parser can resume it.
  if (socket.isPaused()) socket.once('resume', () => discard(socket)).resume();
  else discard(socket);
}

/** Discards arriving data. None of it is a request. */
function discard(socket: Socket): void {
  const max = socket.bytesRead + lingeringBytes;
  socket.removeAllListeners('data').on('data', () => {
    if (socket.bytesRead >= max) socket.pause();
  });
}
