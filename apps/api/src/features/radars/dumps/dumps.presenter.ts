import type { DumpAttributes, ReadDumpAttributes, Team } from '@foreglow/contract';
import { shownAs } from '#features/users/team.rules.ts';
import type { Dump, FullDump } from './dumps.read-model.ts';
import type { DumpsService } from './dumps.service.ts';
import { siteAddress } from './site-address.rules.ts';

interface Parts {
  readonly dumps: DumpsService;
  readonly team: () => Promise<Team | null>;
  /** `RADAR_SITE_URL`: the address of a radar on an external site, with `{theme}` and `{id}`. */
  readonly siteTemplate: string | undefined;
  /** The theme of a host. */
  readonly themeOf: (host: string) => string;
}

/** The reader of a version: the host of their page, and the address of the installation if it is set. */
interface Reader {
  readonly host: string;
  readonly origin: string | undefined;
}

/** Turns published versions of radars into resource objects. */
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

  async #attributes(dump: Dump, { host, origin = '' }: Reader): Promise<DumpAttributes> {
    const { dumps, team, siteTemplate, themeOf } = this.#parts;
    const token = await dumps.tokenOf(dump.slug);
    const { name, email } = shownAs(dump.author, await team());
    const open = !dump.revokedAt && !(dump.expiresAt && dump.expiresAt <= new Date());
    const url = open ? `${origin.replace(/\/$/, '')}/radar/${token}` : null;
    return {
      slug: dump.slug,
      number: dump.number,
      note: dump.note,
      title: dump.title,
      blip_count: dump.blipCount,
      evidence: dump.evidence,
      embeddable: dump.embeddable,
      indexable: dump.indexable,
      url,
      site_url: open && siteTemplate ? siteAddress(siteTemplate, { theme: themeOf(host), id: token }) : url,
      author: { name, email },
      created_at: dump.createdAt.toISOString(),
      expires_at: dump.expiresAt?.toISOString() ?? null,
      revoked_at: dump.revokedAt?.toISOString() ?? null,
    };
  }
}
