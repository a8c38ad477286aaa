import type { RadarFileFormat, RadarShape } from '@foreglow/contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useColorScheme } from '#lib/browser/color-scheme.ts';
import { saveBlob } from '#lib/browser/save-blob.ts';
import { errorText } from '#lib/http/error-text.ts';
import { fileWords } from '#lib/text/file-words.rules.ts';
import { notify } from '#ui/toast/notify.ts';
import { readRadarFile } from '../api/read-radar-file.ts';

interface Saved {
  readonly format: RadarFileFormat;
  readonly shape?: RadarShape;
  /** The slug of an edition; without one, the current radar. */
  readonly dump?: string;
}

/** Saves a radar as a file, in the language and the colours of the page. */
export function useFileSaving(projectSlug: string, radar: { readonly slug: string; readonly title: string }) {
  const { t, i18n } = useTranslation('radars');
  const theme = useColorScheme();
  const [saving, setSaving] = useState(false);
  const save = async ({ format, shape, dump }: Saved) => {
    setSaving(true);
    try {
      const locale = i18n.language;
      const blob = await readRadarFile(projectSlug, radar.slug, { format, shape, dump, theme, locale });
      saveBlob(blob, `${fileWords(radar.title) || 'radar'}.${format}`);
    } catch (error) {
      notify.error(t('notSaved'), { description: errorText(error) });
    } finally {
      setSaving(false);
    }
  };
  return { save, saving };
}
