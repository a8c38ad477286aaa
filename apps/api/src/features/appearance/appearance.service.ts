import { type AppearanceAttributes, type AppearanceGiven, brandColorsOf, illegible } from '@foreglow/contract';
import type { FileStore } from '#platform/files/file-store.ts';
import { Problem, problem } from '#platform/http/problem.ts';
import type { Images } from '#platform/images/images.ts';
import type { StoredSettings } from '#platform/settings/stored-settings.ts';
import { type AppearancePicture, appearance, type PictureRole } from '#platform/themes/appearance.ts';
import { AppearancePicturesReadModel } from '#platform/themes/appearance-pictures.read-model.ts';
import { AppearancePicturesRepo } from '#platform/themes/appearance-pictures.repo.ts';
import { hashOf, type Themes } from '#platform/themes/themes.ts';
import { renditionKey } from '../attachments/attachment.ts';
import type { AttachmentsService } from '../attachments/attachments.service.ts';
import type { Actor, Authorized, SignedIn } from '../permissions/actor.ts';

interface Parts {
  readonly settings: StoredSettings;
  readonly themes: Themes;
  readonly attachments: AttachmentsService;
  readonly files: FileStore;
  readonly images: Images;
}

/** The box of each picture in pixels, its format, and the largest size in bytes, as for pictures of themes. */
const forms = {
  mark: { box: { width: 560, height: 400 }, as: 'png', type: 'image/png' },
  'sign-in': { box: { width: 1600, height: 1600 }, as: 'webp', type: 'image/webp' },
} as const;
const mostBytes = 1024 * 1024;

/** A picture after a change: undefined keeps the stored one, null removes it. */
type Changed = AppearancePicture | null | undefined;

/** How administrators make the product look. */
export class AppearanceService {
  readonly #parts: Parts;

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  read(): AppearanceAttributes {
    const { settings, themes } = this.#parts;
    const stored = settings.get(appearance);
    const { base, own } = themes;
    return {
      name: stored?.name ?? null,
      colors: stored?.colors ?? null,
      sign_in_line: { en: stored?.signInLine.en ?? null, de: stored?.signInLine.de ?? null },
      logo: (stored?.pictures.mark && own?.pictures.mark?.address) || null,
      sign_in_picture: (stored?.pictures['sign-in'] && own?.pictures['sign-in']?.address) || null,
      base: { name: base.name, colors: { ...brandColorsOf(base, base.dawn) }, light: base.light, dark: base.dark },
    };
  }

  async save(
    actor: Actor,
    { userId }: Authorized<SignedIn, 'installation.administer'>,
    given: AppearanceGiven,
  ): Promise<void> {
    const { settings, themes } = this.#parts;
    const { name, colors, sign_in_line: signInLine } = given;
    assertLegible(themes, colors);
    const mark = await this.#picture(actor, 'mark', given.logo_attachment_id, 'logo_attachment_id');
    const signIn = await this.#picture(actor, 'sign-in', given.sign_in_attachment_id, 'sign_in_attachment_id');
    await settings.write(async (repo, transaction) => {
      const pictures = new AppearancePicturesRepo(transaction);
      for (const [role, changed] of [['mark', mark] as const, ['sign-in', signIn] as const]) {
        if (changed) await pictures.write(role, changed);
        else if (changed === null) await pictures.remove([role]);
      }
      // Another administrator may have changed one of them.
      const now = await new AppearancePicturesReadModel(transaction).read();
      const hash = (role: PictureRole) => now[role] && hashOf(now[role].bytes);
      const hashes = { mark: hash('mark') ?? null, 'sign-in': hash('sign-in') ?? null };
      await repo.write(appearance, { name, colors, signInLine, pictures: hashes }, userId);
    });
  }

  async remove(_administrator: Authorized<SignedIn, 'installation.administer'>): Promise<void> {
    await this.#parts.settings.write(async (repo, transaction) => {
      await new AppearancePicturesRepo(transaction).remove(['mark', 'sign-in']);
      await repo.remove(appearance);
    });
  }

  /** The picture that was uploaded as an attachment, drawn again: nothing of the file that somebody sent is kept. */
  async #picture(actor: Actor, role: PictureRole, slug: string | null | undefined, field: string): Promise<Changed> {
    const { attachments, files, images } = this.#parts;
    const pointer = `/data/attributes/${field}`;
    const choice = await attachments.findForUse(actor, slug, pointer);
    if (!choice) return choice;
    const bytes = choice.attachment && (await files.read(renditionKey(choice.attachment.path, 'large')));
    if (!bytes) throw problem('invalid_attribute', 'There is no such picture. Please upload it again.', { pointer });
    const { box, as, type } = forms[role];
    const drawn = await images.fitted(bytes, box, as);
    if (drawn.length > mostBytes) throw problem('invalid_attribute', 'This picture has too many details.', { pointer });
    return { type, bytes: drawn };
  }
}

/** Throws the 422 problem for colours that small text could not have. */
function assertLegible({ base }: Themes, colors: AppearanceGiven['colors']): void {
  const [first, ...more] = colors ? illegible(base, colors) : [];
  if (!first) return;
  const fault = ({ color, contrast }: typeof first) => ({
    code: 'invalid_attribute' as const,
    detail: `The contrast with the background is ${contrast.toFixed(1)} to 1, and has to be 4.5 to 1. Choose a darker colour.`,
    source: { pointer: `/data/attributes/colors/${color}` },
  });
  throw new Problem([fault(first), ...more.map(fault)]);
}
