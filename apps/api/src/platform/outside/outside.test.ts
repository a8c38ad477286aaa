import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createServer, type Socket } from 'node:net';
import { brotliCompressSync, deflateRawSync, deflateSync, gzipSync } from 'node:zlib';
import { afterEach, describe, expect, it } from 'vitest';
import { ManualClock } from '#test/support/manual-clock.ts';
import { type Site, sitePorts, startSite } from '#test/support/site.ts';
import { siteCertificate } from '#test/support/site-certificate.ts';
import { Problem } from '../http/problem.ts';
import { Outside, type OutsideForTests, type Wanted } from './outside.ts';

const stops: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const stop of stops.splice(0)) await stop();
});

async function site(
  answer: (request: IncomingMessage, response: ServerResponse) => void,
  options: Parameters<typeof startSite>[1] = {},
): Promise<Site> {
  const started = await startSite(answer, options);
  stops.push(started.stop);
  return started;
}

/** Every name resolves to loopback. */
const toLoopback = async () => ['127.0.0.1'];
const outside = (forTests: OutsideForTests = {}) =>
  new Outside('1.2.3', { loopbackPorts: sitePorts, resolveName: toLoopback, ...forTests });

const get = (url: string, wanted: Partial<Wanted> = {}, forTests: OutsideForTests = {}, seconds = 60) =>
  outside(forTests).within(seconds * 1000, (over) =>
    outside(forTests).get({ url, accept: '*/*', maxBytes: 1000, beyond: 'refuse', ...wanted }, over),
  );

async function failure(work: Promise<unknown>): Promise<unknown> {
  const thrown = await work.then(
    () => 'it was fetched',
    (error: unknown) => error,
  );
  return thrown instanceof Problem ? thrown.items[0]?.code : thrown;
}

const hello = (_request: IncomingMessage, response: ServerResponse) =>
  void response.writeHead(200, { 'content-type': 'Text/Plain; charset=UTF-8', 'set-cookie': 'a=b' }).end('hello');

describe('fetching', () => {
  it('returns status, type and bytes, and sends nothing that identifies the user', async () => {
    const { at, requests } = await site(hello);
    const fetched = await get(at('/a?b=c#d'));
    expect({ ...fetched, bytes: String(fetched.bytes), url: fetched.url.href }).toEqual({
      url: at('/a?b=c'),
      redirects: 0,
      status: 200,
      statusText: 'OK',
      type: 'text/plain; charset=utf-8',
      headers: expect.objectContaining({ 'content-type': 'Text/Plain; charset=UTF-8' }),
      bytes: 'hello',
      whole: true,
    });
    const { headers } = requests[0] ?? {};
    expect(requests[0]?.url).toBe('/a?b=c');
    expect(Object.keys(headers ?? {}).sort()).toEqual([
      'accept',
      'accept-encoding',
      'connection',
      'host',
      'user-agent',
    ]);
    expect(headers?.['user-agent']).toBe('Foreglow/1.2.3');
  });

  it('resolves a name once, and connects to the checked addresses, even if the name leads elsewhere later', async () => {
    const { at, requests } = await site(hello);
    let resolved = 0;
    const rebinding = async () => (resolved++ === 0 ? ['127.0.0.1'] : ['10.0.0.1']);
    expect((await get(at('/', 'site.test'), {}, { resolveName: rebinding })).status).toBe(200);
    expect(resolved).toBe(1);
    expect(requests[0]?.headers.host).toBe(new URL(at('/', 'site.test')).host);
  });

  it('refuses a name with one address that is not public, and connects to none of its addresses', async () => {
    const { at, requests } = await site(hello);
    const mixed = { resolveName: async () => ['127.0.0.1', '10.0.0.1'] };
    expect(await failure(get(at('/', 'site.test'), {}, mixed))).toBe('address_refused');
    expect(requests).toEqual([]);
    // Control: without the other address the site gets a request.
    expect((await get(at('/', 'site.test'))).status).toBe(200);
  });

  it('refuses loopback and every port except those of the web, unless the test was given the port', async () => {
    const { at, requests } = await site(hello);
    expect(await failure(get(at('/'), {}, { loopbackPorts: new Set() }))).toBe('address_refused');
    expect(await failure(get(at('/', 'site.test'), {}, { loopbackPorts: new Set() }))).toBe('address_refused');
    expect(requests).toEqual([]);
    for (const port of [22, 25, 8080, 6379]) {
      const refused = get(`http://site.test:${port}/`, {}, { resolveName: async () => ['93.184.215.14'] });
      expect(await failure(refused), String(port)).toBe('address_refused');
    }
    // Control: the same address, for a caller that was given the port.
    expect((await get(at('/'))).status).toBe(200);
  });

  it('reports a name that does not exist', async () => {
    const resolveName = async () => {
      throw Object.assign(new Error('queryA ENOTFOUND'), { code: 'ENOTFOUND' });
    };
    expect(await failure(get('https://nothing.example/', {}, { resolveName }))).toBe('address_unknown');
  });

  it('reports a site that does not respond', async () => {
    const { port, stop } = await startSite(hello);
    await stop();
    sitePorts.add(port);
    expect(await failure(get(`http://127.0.0.1:${port}/`))).toBe('site_unreachable');
    sitePorts.delete(port);
  });

  /** Fetches from a server that answers every connection with a text. */
  const fetchFrom = async (text: string) => {
    const server = createServer((socket: Socket) => socket.end(text));
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    const { port } = server.address() as AddressInfo;
    stops.push(async () => server.close());
    return failure(get(`http://127.0.0.1:${port}/`, {}, { loopbackPorts: new Set([port]) }));
  };

  it('reports a site that does not speak HTTP', async () => {
    expect(await fetchFrom('220 mail.example ESMTP\r\n')).toBe('answer_unreadable');
  });

  it('reports a site that changes to another protocol without being asked to', async () => {
    const upgrade = 'HTTP/1.1 101 Switching Protocols\r\nupgrade: websocket\r\nconnection: upgrade\r\n\r\n';
    expect(await fetchFrom(upgrade)).toBe('site_unreachable');
    // Control: other answers before the real one are skipped.
    const early = 'HTTP/1.1 103 Early Hints\r\n\r\nHTTP/1.1 200 OK\r\ncontent-length: 2\r\n\r\nok';
    expect(await fetchFrom(early)).toBe('it was fetched');
  });
});

describe('a redirect', () => {
  it('is followed, and its final address counts', async () => {
    const { at, requests } = await site((request, response) => {
      if (request.url === '/start') response.writeHead(301, { location: '/next?x=1' }).end();
      else if (request.url === '/next?x=1') response.writeHead(307, { location: at('/end', 'site.test') }).end();
      else response.end('the end');
    });
    const fetched = await get(at('/start'));
    expect([fetched.url.href, String(fetched.bytes)]).toEqual([at('/end', 'site.test'), 'the end']);
    expect(requests).toHaveLength(3);
  });

  it.each([
    'http://10.0.0.1/',
    'http://169.254.169.254/latest/meta-data/',
    'http://[::1]/',
    'http://2130706433/',
    'http://localhost/',
    'file:///etc/passwd',
    'http://user:secret@site.test/',
  ])('to %s is refused', async (location) => {
    const { at } = await site((_request, response) => void response.writeHead(302, { location }).end());
    expect(await failure(get(at('/')))).toBe('address_refused');
  });

  it('to an address whose letters are not encoded is followed, in UTF-8 or else in Latin-1', async () => {
    const inHeader = { '/utf-8': Buffer.from('/straße/太陽'), '/latin-1': Buffer.from('/straße', 'latin1') };
    const { at } = await site((request, response) => {
      const location = inHeader[request.url as keyof typeof inHeader]?.toString('latin1');
      if (location) response.writeHead(302, { location }).end();
      else response.end(decodeURIComponent(request.url ?? ''));
    });
    expect(String((await get(at('/utf-8'))).bytes)).toBe('/straße/太陽');
    expect(String((await get(at('/latin-1'))).bytes)).toBe('/straße');
  });

  it('to a port of loopback that the test was not given is refused, without any request to it', async () => {
    const inner = await site(hello, { hidden: true });
    const outer = await site((_request, response) => void response.writeHead(302, { location: inner.at('/') }).end());
    expect(await failure(get(outer.at('/')))).toBe('address_refused');
    expect(inner.requests).toEqual([]);
    // Control: with the port it is followed.
    const both = { loopbackPorts: new Set([inner.port, outer.port]) };
    expect(String((await get(outer.at('/'), {}, both)).bytes)).toBe('hello');
  });

  it('to a name that now leads elsewhere is refused', async () => {
    const { at } = await site((_request, response) => void response.writeHead(302, { location: '/again' }).end());
    let resolved = 0;
    const rebinding = async () => (resolved++ === 0 ? ['127.0.0.1'] : ['192.168.1.1']);
    expect(await failure(get(at('/', 'site.test'), {}, { resolveName: rebinding }))).toBe('address_refused');
  });

  it('after a fifth is not followed', async () => {
    const { at, requests } = await site((request, response) => {
      const step = Number(request.url?.slice(1));
      if (step === 0) response.end('arrived');
      else response.writeHead(302, { location: `/${step - 1}` }).end();
    });
    expect(String((await get(at('/5'))).bytes)).toBe('arrived');
    expect(requests).toHaveLength(6);
    expect(await failure(get(at('/6')))).toBe('too_many_redirects');
  });

  it('is not followed when a key is sent', async () => {
    const elsewhere = await site(hello);
    const { at, requests } = await site(
      (_request, response) => void response.writeHead(302, { location: elsewhere.at('/') }).end(),
    );
    const fetched = await get(at('/'), { headers: { authorization: 'Client-ID key' } });
    expect([fetched.status, requests[0]?.headers.authorization]).toEqual([302, 'Client-ID key']);
    expect(elsewhere.requests).toEqual([]);
  });
});

describe('a certificate', () => {
  it('without a trusted issuer is refused', async () => {
    const { at, requests } = await site(hello, { secure: true });
    expect(await failure(get(at('/', 'site.test')))).toBe('site_insecure');
    expect(requests).toEqual([]);
    // Control: the same site, for a caller that trusts it.
    expect((await get(at('/', 'site.test'), {}, { certificate: siteCertificate })).status).toBe(200);
  });

  it('for another name is refused', async () => {
    const { at } = await site(hello, { secure: true });
    const trusting = { certificate: siteCertificate };
    expect(await failure(get(at('/', 'other.test'), {}, trusting))).toBe('site_insecure');
    expect(await failure(get(at('/'), {}, trusting))).toBe('site_insecure');
  });
});

describe('a body', () => {
  const sending = (length: number, headers: Record<string, string> = {}) =>
    site((_request, response) => void response.writeHead(200, headers).end(Buffer.alloc(length, 'x')));

  it('of exactly the limit is read, with one more byte it is refused', async () => {
    expect((await get((await sending(1000)).at('/'))).bytes).toHaveLength(1000);
    expect(await failure(get((await sending(1001)).at('/')))).toBe('answer_too_large');
  });

  it('is cut off at the limit if its beginning suffices', async () => {
    const fetched = await get((await sending(1001)).at('/'), { beyond: 'stop' });
    expect([fetched.bytes.length, fetched.whole]).toEqual([1000, false]);
  });

  it('may be as long as its type allows', async () => {
    const { at } = await sending(1500, { 'content-type': 'application/pdf' });
    const maxBytes = (type: string) => (type === 'application/pdf' ? 2000 : 1000);
    expect((await get(at('/'), { maxBytes })).bytes).toHaveLength(1500);
  });

  it('that never ends is not read to its end', async () => {
    const endless = (_request: IncomingMessage, response: ServerResponse) => {
      const more = () => {
        while (!response.destroyed && response.write(Buffer.alloc(16_384, 'x')));
      };
      response.on('drain', more);
      more();
    };
    const { at, requests } = await site(endless);
    expect(await failure(get(at('/'), { maxBytes: 200_000 }))).toBe('answer_too_large');
    expect((await get(at('/'), { maxBytes: 200_000, beyond: 'stop' })).bytes).toHaveLength(200_000);
    // No connection remains open.
    for (const { socket } of requests) {
      if (!socket.closed) await new Promise((resolve) => socket.once('close', resolve));
    }
  });

  it.each([
    ['gzip', gzipSync],
    ['br', brotliCompressSync],
    ['x-gzip', gzipSync],
    ['deflate', deflateSync],
    // Some servers leave the frame of zlib out.
    ['deflate', deflateRawSync],
    ['br, gzip', (bytes: Buffer) => gzipSync(brotliCompressSync(bytes))],
    ['GZIP , utf-8, deflate', (bytes: Buffer) => deflateRawSync(gzipSync(bytes))],
  ])('is unpacked from %s, with the limit applied to the unpacked size', async (encoding, compress) => {
    // Packed before the calls: on a slow machine this takes longer than a site may take to answer.
    const lengths = [1000, 1001, 20_000_000];
    const packed = new Map(lengths.map((length) => [`/${length}`, compress(Buffer.alloc(length, 'x'))]));
    const { at } = await site((request, response) => {
      response.writeHead(200, { 'content-encoding': encoding }).end(packed.get(request.url ?? ''));
    });
    expect((await get(at('/1000'))).bytes).toHaveLength(1000);
    expect(await failure(get(at('/1001')))).toBe('answer_too_large');
    const bomb = await get(at('/20000000'), { maxBytes: 5000, beyond: 'stop' });
    expect([bomb.bytes.length, bomb.whole]).toEqual([5000, false]);
  });

  it('that is not packed as declared cannot be read', async () => {
    const plain = Buffer.alloc(200, 0xff);
    const { at } = await site((request, response) => {
      response.writeHead(200, { 'content-encoding': request.url?.slice(1) ?? '' }).end(plain);
    });
    expect(await failure(get(at('/gzip')))).toBe('answer_unreadable');
    expect(await failure(get(at('/br')))).toBe('answer_unreadable');
    expect(await failure(get(at('/deflate')))).toBe('answer_unreadable');
    expect((await get(at('/identity'))).bytes).toEqual(plain);
  });

  it.each(['none', 'UTF-8', 'utf-8,none', 'rot13', ','])(
    'whose declared encoding is no compression is read as it is: %s',
    async (encoding) => {
      const { at } = await site((_request, response) => {
        response.writeHead(200, { 'content-encoding': encoding }).end('as it is');
      });
      expect(String((await get(at('/'))).bytes)).toBe('as it is');
    },
  );

  it('may be empty in every encoding', async () => {
    const { at } = await site((request, response) => {
      response.writeHead(200, { 'content-encoding': request.url?.slice(1) ?? '' }).end();
    });
    for (const encoding of ['gzip', 'deflate', 'br']) expect((await get(at(`/${encoding}`))).bytes).toHaveLength(0);
  });

  it('that is compressed too often cannot be read', async () => {
    const layers = (count: number) => Array.from({ length: count }, () => gzipSync);
    const { at } = await site((request, response) => {
      const count = Number(request.url?.slice(1));
      const bytes = layers(count).reduce((packed, pack) => pack(packed), Buffer.from('inside'));
      response
        .writeHead(200, {
          'content-encoding': layers(count)
            .map(() => 'gzip')
            .join(),
        })
        .end(bytes);
    });
    expect(String((await get(at('/4'))).bytes)).toBe('inside');
    expect(await failure(get(at('/5')))).toBe('answer_unreadable');
  });

  it('whose packed data breaks off is refused, or used as far as it arrived', async () => {
    const packed = gzipSync(randomBytes(500));
    const { at } = await site((_request, response) => {
      response.writeHead(200, { 'content-encoding': 'gzip' }).end(packed.subarray(0, 300));
    });
    expect(await failure(get(at('/')))).toBe('answer_unreadable');
    const part = await get(at('/'), { beyond: 'stop' });
    expect(part.bytes.length).toBeGreaterThan(100);
    expect(part.whole).toBe(false);
  });

  it('that breaks off is refused, or used as far as it arrived', async () => {
    const { at } = await site((_request, response) => {
      response.writeHead(200, { 'content-length': '500' });
      response.write('half', () => response.destroy());
    });
    expect(await failure(get(at('/')))).toBe('site_unreachable');
    const half = await get(at('/'), { beyond: 'stop' });
    expect([String(half.bytes), half.whole]).toEqual(['half', false]);
  });
});

describe('time', () => {
  /** Fetches with a stopped clock; the total time is a minute. */
  function fetching(url: string, wanted: Partial<Wanted> = {}) {
    const hand = new ManualClock();
    const result = failure(get(url, wanted, { clock: hand.clock }));
    return { hand, result };
  }

  it('is over for a site that accepts the connection and sends nothing', async () => {
    const called = Promise.withResolvers<void>();
    const { at } = await site(() => called.resolve());
    const { hand, result } = fetching(at('/'));
    await called.promise;
    hand.fire(60_000);
    expect(await result).toBe('site_too_slow');
  });

  it('is over for a site that stops sending, before the total time', async () => {
    const called = Promise.withResolvers<void>();
    const { at } = await site(() => called.resolve());
    const { hand, result } = fetching(at('/'));
    await called.promise;
    hand.fire(5000);
    expect(await result).toBe('site_too_slow');
  });

  it('is over for one whose headers never end', async () => {
    const server = createServer((socket) => {
      socket.on('error', () => undefined);
      socket.write('HTTP/1.1 200 OK\r\n');
      socket.write('X-Drop: 1\r\n', () => dripped.resolve());
    });
    const dripped = Promise.withResolvers<void>();
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    stops.push(async () => server.close());
    const { port } = server.address() as AddressInfo;
    const hand = new ManualClock();
    const result = failure(get(`http://127.0.0.1:${port}/`, {}, { clock: hand.clock, loopbackPorts: new Set([port]) }));
    await dripped.promise;
    hand.fire(60_000);
    expect(await result).toBe('site_too_slow');
  });

  it('is over in the middle of a body: the part that arrived is refused, or used', async () => {
    const half = (_request: IncomingMessage, response: ServerResponse) => void response.write('half');
    for (const beyond of ['refuse', 'stop'] as const) {
      const { at } = await site(half);
      const hand = new ManualClock();
      const fetched = get(at('/'), { beyond }, { clock: hand.clock });
      const result = beyond === 'stop' ? fetched : failure(fetched);
      // The total time, the silence at the beginning, and the silence after the first piece.
      await hand.armed(3);
      hand.fire(60_000);
      if (beyond === 'refuse') expect(await result).toBe('site_too_slow');
      else expect(await result).toMatchObject({ whole: false, bytes: Buffer.from('half') });
    }
  });

  it('is over while a name is being resolved', async () => {
    const asked = Promise.withResolvers<void>();
    const hand = new ManualClock();
    const resolveName = () => {
      asked.resolve();
      return new Promise<string[]>(() => undefined);
    };
    const result = failure(get('https://slow.example/', {}, { clock: hand.clock, resolveName }));
    await asked.promise;
    hand.fire(60_000);
    expect(await result).toBe('site_too_slow');
  });
});

describe('a server that cannot reach the web', () => {
  const nowhere = async () => {
    throw Object.assign(new Error('no such name'), { code: 'ENOTFOUND' });
  };
  const ask = (from: Outside, url: string) =>
    failure(from.within(60_000, (over) => from.get({ url, accept: '*/*', maxBytes: 10, beyond: 'stop' }, over)));

  it('is told from the third site in a row that cannot be reached', async () => {
    const from = outside({ resolveName: nowhere });
    expect(await ask(from, 'https://a.test/')).toBe('address_unknown');
    expect(await ask(from, 'https://a.test/again')).toBe('address_unknown');
    expect(await ask(from, 'https://b.test/')).toBe('address_unknown');
    expect(await ask(from, 'https://c.test/')).toBe('web_unreachable');
    expect(await ask(from, 'https://a.test/')).toBe('web_unreachable');
  });

  it('is not told as long as sites answer in between, and no longer once one has answered', async () => {
    const { at } = await site(hello);
    let isConnected = true;
    const from = outside({
      resolveName: async (name) => (isConnected && name === 'up.test' ? toLoopback() : nowhere()),
    });
    for (const name of ['a', 'b', 'c', 'd']) {
      expect(await ask(from, `https://${name}.test/`)).toBe('address_unknown');
      expect(await ask(from, at('/', 'up.test'))).toBe('it was fetched');
    }
    isConnected = false;
    for (const name of ['a', 'b', 'c']) await ask(from, `https://${name}.test/`);
    expect(await ask(from, 'https://d.test/')).toBe('web_unreachable');
    isConnected = true;
    await ask(from, at('/', 'up.test'));
    expect(await ask(from, 'https://d.test/')).toBe('address_unknown');
  });
});
