import { readFileSync } from 'node:fs';
import { limits, serverLimits } from '@foreglow/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { Client } from './support/client.ts';
import { createTestDatabase, type TestDatabase } from './support/database.ts';
import { Program } from './support/program.ts';

/** The most memory that the process may have had, in megabytes. Idle it has about 200. */
const mostMb = 800;
const administrator = { ADMIN_EMAIL: 'ada@example.org', ADMIN_PASSWORD: 'first light 2040' };

let database: TestDatabase;
let program: Program;
let ada: Client;
let project: string;

beforeAll(async () => {
  database = await createTestDatabase();
  const { dataDir, databaseUrl } = database;
  program = new Program('main', {
    DATA_DIR: dataDir,
    ...(databaseUrl && { DATABASE_URL: databaseUrl }),
    PORT: '0',
    ...administrator,
  });
  const address = await program.ready();
  const signedOut = new Client(address);
  const { body } = await signedOut.call('POST /v1/login', {
    body: { email: administrator.ADMIN_EMAIL, password: administrator.ADMIN_PASSWORD },
  });
  ada = new Client(address, body.data.attributes.token);
  const workspace = await ada.call('POST /v1/workspaces', {
    body: { data: { type: 'workspaces', attributes: { title: 'Cities' } } },
  });
  const made = await ada.call('POST /v1/projects', {
    body: { data: { type: 'projects', attributes: { title: 'Scan', workspace_slug: workspace.body.data.id } } },
  });
  project = made.body.data.id;
});
afterAll(async () => {
  await program?.kill();
  await database?.drop();
});

/** The most memory that the process has had so far, in megabytes. */
function peakMb(): number {
  const status = readFileSync(`/proc/${program.process.pid}/status`, 'utf8');
  return Number(/^VmHWM:\s+(\d+) kB$/m.exec(status)?.[1]) / 1024;
}

/** Makes cards with the longest texts; returns their slugs. */
async function longCards(count: number): Promise<string[]> {
  const slugs: string[] = [];
  for (let at = 0; at < count; at += 1) {
    const attributes = {
      title: `Long ${at}`,
      project_slug: project,
      description: `${at} ${'kiln '.repeat(limits.textLength / 5 - 2)}`,
      relevance: `${at} ${'heat '.repeat(limits.textLength / 5 - 2)}`,
    };
    const { body } = await ada.call('POST /v1/cards', { body: { data: { type: 'cards', attributes } } });
    slugs.push(body.data.id);
  }
  return slugs;
}

// Only Linux tells how much memory another process has had.
it.runIf(process.platform === 'linux')('a radar whose cards have long texts needs little memory', async () => {
  const cards = await longCards(limits.blipCards);
  const blips = Array.from({ length: serverLimits.radarCards / limits.blipCards }, (_, at) => ({
    id: `blip${at}`,
    label: `Blip ${at}`,
    domain: 'People',
    ring: 'Now',
    card_slugs: cards,
  }));
  const radar = await ada.call('POST /v1/projects/{id}/radars', {
    params: { id: project },
    body: { data: { type: 'radars', attributes: { title: 'Full', domains: ['People', 'Energy'], blips } } },
  });
  expect(radar.status).toBe(201);
  const path = `/v1/projects/${project}/radars/${radar.body.data.id}`;
  for (const format of ['csv', 'json', 'html', 'svg']) {
    const file = await ada.send('GET', `${path}/file?format=${format}`, { headers: { accept: '*/*' } });
    expect([file.status, format]).toEqual([200, format]);
  }
  const published = await ada.call('POST /v1/projects/{id}/radars/{radarId}/dumps', {
    params: { id: project, radarId: radar.body.data.id },
    body: { data: { type: 'radar-dumps', attributes: { evidence: 'details' } } },
  });
  expect(published.status).toBe(201);
  // Many pages of whole cards at once wait for each other.
  const pages = await Promise.all(
    Array.from({ length: 6 }, (_, at) =>
      ada.send('GET', `/v1/projects/${project}/cards?page[size]=${at + 40}`, { headers: {} }),
    ),
  );
  expect(pages.map(({ status }) => status)).toEqual(Array(6).fill(200));
  // Reading the texts once for each of the 5,000 links took more than 1,000.
  expect(peakMb()).toBeLessThan(mostMb);
});
