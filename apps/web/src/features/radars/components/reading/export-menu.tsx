import type { RadarFileFormat, RadarShape } from '@foreglow/contract';
import { IconDownload } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { openExport } from '#features/exports/components/export-state.ts';
import { ButtonMenu } from '#ui/menu/button-menu.tsx';
import { MoreMenuItem } from '#ui/menu/more-item.tsx';
import { useFileSaving } from '../use-file-saving.ts';

interface ExportProps {
  readonly projectSlug: string;
  readonly radar: { readonly slug: string; readonly title: string };
  /** The shape of the saved picture. */
  readonly shape: RadarShape;
}

/** The formats on offer. The picture for link previews is not among them. */
const offered = ['png', 'svg', 'csv', 'json', 'html'] as const satisfies readonly RadarFileFormat[];

/** Saves the radar as a picture, as data, or as a standalone page. */
export function ExportMenu(props: ExportProps) {
  const { t } = useTranslation('radars');
  return (
    <ButtonMenu label={t('export')} icon={<IconDownload stroke={1.6} aria-hidden="true" />}>
      <ExportItems {...props} />
    </ButtonMenu>
  );
}

/** The same actions as items of another menu. */
export function ExportItems({ projectSlug, radar, shape }: ExportProps) {
  const { t } = useTranslation('radars');
  const { save } = useFileSaving(projectSlug, radar);
  const exportRadar = () => openExport({ projectSlug, content: 'radars', slugs: [radar.slug], title: radar.title });
  return (
    <>
      <MoreMenuItem onClick={exportRadar}>{t('exportDocument')}</MoreMenuItem>
      {offered.map((format) => (
        <MoreMenuItem key={format} onClick={() => void save({ format, shape })}>
          {t(`format_${format}`)}
        </MoreMenuItem>
      ))}
    </>
  );
}
