import { mkdir, writeFile } from 'node:fs/promises';
import { loadavg } from 'node:os';
import { join } from 'node:path';
import type { CardPicture } from '../../apps/api/src/features/card-images/drawing/card-picture.ts';
import { CardDrawer } from '../../apps/api/src/features/card-images/drawing/draw-card.ts';
import { flagTexts } from '../../apps/api/src/features/card-images/drawing/flag-texts.ts';
import { inTurn, load } from './measure.ts';
import { satoriCards } from './satori-card.ts';
import type { Seeded } from './seed.ts';
import { type RunningServer, withServer } from './server.ts';
import { table } from './table.ts';

const drawnPerRound = 30;

const card: CardPicture = {
  slug: 'ces-2026-physical-ai-bvr5k92',
  title: 'CES 2026: Physical AI and humanoid robots dominate with 40 companies showcasing',
  subtitle: 'TechCrunch, 2026-01-09',
  tags: [
    { name: 'Technological', color: 'blue' },
    { name: 'Economic', color: 'ochre' },
    { name: 'Social', color: 'orange' },
  ],
  isDraft: false,
  aiAssisted: true,
  source: 'techcrunch.com',
  project: 'January scan',
  workspace: 'Cities after 2040',
  picturePath: null,
};

/** Measures how fast the image of a card is drawn, and how fast it is sent if it was drawn before. Markdown. */
export async function measureCardImages(seeded: Seeded, server: RunningServer, folder: string): Promise<string[]> {
  const before = loadavg();
  const drawn = await measureDrawing();
  const sent = await measureSending(seeded, server, folder);
  const loads = [before, loadavg()].map(([minute = 0]) => minute.toFixed(1));
  return [
    '### Image of a card, 1200 × 630',
    `Load average of the last minute: ${loads[0]} before, ${loads[1]} after, the measurement itself included.`,
    drawn,
    sent,
  ];
}

async function measureDrawing(): Promise<string> {
  const drawer = new CardDrawer();
  const drawBySatori = await satoriCards();
  const ours = () => drawer.draw(card, 'link', flagTexts.en);
  const theirs = () => drawBySatori(card, 'link');
  const bytes = [(await theirs()).length, (await ours()).length];
  const [others = [0], own = [0]] = await inTurn([() => median(theirs), () => median(ours)]);
  const rows = [
    ['satori + resvg', milliseconds(others[0]), '1 ×', kilobytes(bytes[0])],
    ['Foreglow', milliseconds(own[0]), `${((others[0] ?? 0) / (own[0] ?? 1)).toFixed(1)} ×`, kilobytes(bytes[1])],
  ];
  return table(['the same layout of the same card with art, drawn', 'median', 'times as fast', 'PNG'], rows);
}

async function median(draw: () => Promise<unknown>): Promise<readonly [number]> {
  const times: number[] = [];
  for (let at = 0; at < drawnPerRound; at += 1) {
    const startedAt = performance.now();
    await draw();
    times.push(performance.now() - startedAt);
  }
  return [times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0];
}

async function measureSending(
  { projects, authorToken }: Seeded,
  server: RunningServer,
  folder: string,
): Promise<string> {
  const slug = await newCard(server, authorToken, projects[0]?.slug ?? '');
  const path = `/card-image/${slug}`;
  const headers = { authorization: `Bearer ${authorToken}` };
  const image = Buffer.from(await (await fetch(new URL(path, server.address), { headers })).arrayBuffer());
  const made = await post(server, authorToken, `/v1/cards/${slug}/image-links`, 'card-image-links', {});
  const publicPath = String(made.attributes.url);
  await mkdir(join(folder, 'static'));
  await writeFile(join(folder, 'static', 'card.png'), image);
  return withServer('./static-server.ts', { STATIC_FOLDER: join(folder, 'static') }, async (plain) => {
    const accept = 'image/png';
    const perSecond = async (base: string, asked: string, token?: string) =>
      [(await load(base, [asked], token, { accept })).perSecond] as const;
    const [file = [0], bearer = [0], link = [0]] = await inTurn([
      () => perSecond(plain.address, '/card.png'),
      () => perSecond(server.address, path, authorToken),
      () => perSecond(server.address, publicPath),
    ]);
    const row = (what: string, [rate = 0]: readonly number[]) => [
      what,
      rate.toFixed(0),
      `${((rate / (file[0] ?? 1)) * 100).toFixed(0)} %`,
    ];
    return table(
      [`drawn before, ${kilobytes(image.length)}`, 'requests/s', 'of the file'],
      [
        row('a static file of the same size', file),
        row('with a token, rights checked each time', bearer),
        row('by a public link, checked each time', link),
      ],
    );
  });
}

async function newCard(server: RunningServer, token: string, project: string): Promise<string> {
  const { title, subtitle, tags } = card;
  const attributes = { title, subtitle, tags, project_slug: project };
  return (await post(server, token, '/v1/cards', 'cards', attributes)).id;
}

async function post({ address }: RunningServer, token: string, path: string, type: string, attributes: object) {
  const answer = await fetch(new URL(path, address), {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ data: { type, attributes } }),
  });
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`);
  const { data } = (await answer.json()) as { data: { id: string; attributes: Record<string, unknown> } };
  return data;
}

const milliseconds = (value = 0) => `${value.toFixed(1)} ms`;
const kilobytes = (bytes = 0) => `${(bytes / 1000).toFixed(0)} kB`;
