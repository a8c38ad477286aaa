import type { DumpAttributes, ReadDumpAttributes, Team } from '@foreglow/contract';
import { shownAs } from '#features/users/team.rules.ts';
import type { Dump, FullDump } from './dumps.read-model.ts';
import type { PublicLinks, Reader } from './public-links.ts';
import type { RadarTokens } from './radar-tokens.ts';

interface Parts {
  readonly tokens: RadarTokens;
  readonly links: PublicLinks;
  readonly team: () => Promise<Team | null>;
}

/** Turns editions of radars into resource objects. */
export class DumpsPresenter {
  readonly #parts: Parts;

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  async listed(dump: Dump, reader: Reader) {
    return { type: 'radar-dumps' as const, id: dump.slug, attributes: await this.#attributes(dump, reader) };
  }

  async full(dump: FullDump, reader: Reader) {
    const attributes: ReadDumpAttributes = {
      ...(await this.#attributes(dump, reader)),
      content: dump.content,
      layouts: dump.layouts,
    };
    return { type: 'radar-dumps' as const, id: dump.slug, attributes };
  }

  async #attributes(dump: Dump, reader: Reader): Promise<DumpAttributes> {
    const { tokens, links, team } = this.#parts;
    const { name, email } = shownAs(dump.author, await team());
    const open = !dump.revokedAt && !(dump.expiresAt && dump.expiresAt <= new Date());
    const addresses = open ? links.of(await tokens.ofDump(dump.slug), reader) : { url: null, site_url: null };
    return {
      slug: dump.slug,
      number: dump.number,
      note: dump.note,
      title: dump.title,
      blip_count: dump.blipCount,
      evidence: dump.evidence,
      background: dump.background,
      embeddable: dump.embeddable,
      indexable: dump.indexable,
      ...addresses,
      author: { name, email },
      created_at: dump.createdAt.toISOString(),
      expires_at: dump.expiresAt?.toISOString() ?? null,
      revoked_at: dump.revokedAt?.toISOString() ?? null,
    };
  }
}
