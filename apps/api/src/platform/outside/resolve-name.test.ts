import { createSocket, type Socket } from 'node:dgram';
import { Resolver } from 'node:dns/promises';
import { once } from 'node:events';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { resolveAt } from './resolve-name.ts';

const typeA = 1;
const typeAAAA = 28;
const noSuchName = 3;

let server: Socket;
let resolver: Resolver;
/** The server's response for a type: records, a failure, or no answer at all. */
let answers: (type: number) => Buffer[] | number | 'silence';
let asked: (type: number) => void;

/** A name server on loopback that implements as much of DNS as one question needs. */
beforeEach(async () => {
  asked = () => undefined;
  server = createSocket('udp4');
  server.on('message', (query, { port, address }) => {
    const endOfName = query.indexOf(0, 12) + 1;
    const type = query.readUInt16BE(endOfName);
    asked(type);
    const answer = answers(type);
    if (answer === 'silence') return;
    const records = typeof answer === 'number' ? [] : answer;
    const header = Buffer.alloc(12);
    query.copy(header, 0, 0, 2);
    header.writeUInt16BE(0x8180 | (typeof answer === 'number' ? answer : 0), 2);
    header.writeUInt16BE(1, 4);
    header.writeUInt16BE(records.length, 6);
    const resources = records.map((data) => {
      const fixed = Buffer.alloc(12);
      fixed.writeUInt16BE(0xc00c, 0);
      fixed.writeUInt16BE(type, 2);
      fixed.writeUInt16BE(1, 4);
      fixed.writeUInt16BE(data.length, 10);
      return Buffer.concat([fixed, data]);
    });
    server.send(Buffer.concat([header, query.subarray(12, endOfName + 4), ...resources]), port, address);
  });
  server.bind(0, '127.0.0.1');
  await once(server, 'listening');
  resolver = new Resolver({ timeout: 60_000, tries: 1 });
  resolver.setServers([`127.0.0.1:${server.address().port}`]);
});
afterEach(() => server.close());

const still = new AbortController().signal;

it('returns the addresses of both families, IPv4 first', async () => {
  const ipv6 = Buffer.from('20010db8000000000000000000000001', 'hex');
  answers = (type) => (type === typeA ? [Buffer.from([10, 0, 0, 1]), Buffer.from([8, 8, 8, 8])] : [ipv6]);
  expect(await resolveAt(resolver, 'site.test', still)).toEqual(['10.0.0.1', '8.8.8.8', '2001:db8::1']);
});

it('returns those of one family if there are no others', async () => {
  answers = (type) => (type === typeAAAA ? [] : [Buffer.from([8, 8, 8, 8])]);
  expect(await resolveAt(resolver, 'site.test', still)).toEqual(['8.8.8.8']);
});

it('reports that a name does not exist', async () => {
  answers = () => noSuchName;
  await expect(resolveAt(resolver, 'nothing.test', still)).rejects.toMatchObject({ code: 'ENOTFOUND' });
});

it('can be cancelled while there is no answer', async () => {
  const controller = new AbortController();
  const heard = new Promise<void>((resolve) => {
    asked = () => resolve();
  });
  answers = () => 'silence';
  const resolving = resolveAt(resolver, 'slow.test', controller.signal);
  await heard;
  controller.abort();
  await expect(resolving).rejects.toMatchObject({ code: 'ECANCELLED' });
});
