import { IconZoomIn, IconZoomOut } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useFormats } from '#lib/format/use-formats.ts';
import { Button } from '#ui/button/button.tsx';
import styles from './radar-picture.module.css';

interface PhoneControlsProps {
  readonly rings: readonly string[];
  readonly enlarged: boolean;
  readonly onEnlarge: (enlarged: boolean) => void;
}

/**
 * Below the picture on phones, where the numbers of the blips and long names of rings have no room: enlarges the
 * picture, and lists the rings.
 */
export function PhoneControls({ rings, enlarged, onEnlarge }: PhoneControlsProps) {
  const { t } = useTranslation('radars');
  const { list } = useFormats();
  const Icon = enlarged ? IconZoomOut : IconZoomIn;
  return (
    <div className={styles.phone}>
      <p dir="auto">{t('ringsOutwards', { rings: list(rings) })}</p>
      <Button icon={<Icon stroke={1.6} aria-hidden="true" />} onClick={() => onEnlarge(!enlarged)}>
        {t(enlarged ? 'showWholePicture' : 'enlargePicture')}
      </Button>
    </div>
  );
}
