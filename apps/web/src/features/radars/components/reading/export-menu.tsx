import { type RadarFileFormat, type RadarShape, radarFileFormats } from '@foreglow/contract';
import { IconBraces, IconDownload, IconFileTypeHtml, IconPhoto, IconTable, IconVector } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { ButtonMenu, MoreMenuItem } from '../../../../ui/menu/index.ts';
import { useFileSaving } from '../use-file-saving.ts';

interface ExportMenuProps {
  readonly projectSlug: string;
  readonly radar: { readonly slug: string; readonly title: string };
  /** The shape of the picture that is saved. */
  readonly shape: RadarShape;
}

const icons = {
  svg: IconVector,
  png: IconPhoto,
  csv: IconTable,
  json: IconBraces,
  html: IconFileTypeHtml,
} as const satisfies Record<RadarFileFormat, unknown>;

/** Saves the radar as a picture, as data, or as a page that works without a server. */
export function ExportMenu({ projectSlug, radar, shape }: ExportMenuProps) {
  const { t } = useTranslation('radars');
  const { save, saving } = useFileSaving(projectSlug, radar);
  return (
    <ButtonMenu label={t('export')} icon={<IconDownload stroke={1.6} aria-hidden="true" />} busy={saving}>
      {radarFileFormats.map((format) => {
        const Icon = icons[format];
        return (
          <MoreMenuItem
            key={format}
            icon={<Icon size={17} stroke={1.6} aria-hidden="true" />}
            onClick={() => void save({ format, shape })}
          >
            {t(`format_${format}`)}
          </MoreMenuItem>
        );
      })}
    </ButtonMenu>
  );
}
