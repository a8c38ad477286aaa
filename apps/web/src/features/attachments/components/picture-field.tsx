import { IconLink, IconPhotoSearch, IconTrash, IconUpload } from '@tabler/icons-react';
import { type ReactNode, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSiteConfig } from '#lib/config/site-config.ts';
import { useFormats } from '#lib/format/use-formats.ts';
import { Button } from '#ui/button/button.tsx';
import { cx } from '#ui/class-names.ts';
import { Picture, type PictureImage } from '#ui/picture/picture.tsx';
import { remoteImage } from '../api/fetch-remote-image.ts';
import { typeNames } from '../rules/given-file.rules.ts';
import { AddressForm } from './address-form.tsx';
import styles from './picture-field.module.css';
import { StockPhotosDialog } from './stock-photos-dialog.tsx';
import { UploadProgress } from './upload-progress.tsx';
import type { PictureUpload } from './use-picture-upload.ts';

interface PictureFieldProps {
  readonly label: string;
  /** The current picture. */
  readonly image: PictureImage | null;
  /** There is a picture, and its address is being read. Its space is reserved. */
  readonly loading?: boolean;
  /** Seed of the art that is shown when there is no picture. */
  readonly seed: string;
  /** What is shown instead of that art. */
  readonly without?: ReactNode;
  readonly upload: PictureUpload;
  readonly onRemove: () => void;
  /** `wide`: as wide as its column, as on a card; `small`: next to its buttons. */
  readonly shape?: 'wide' | 'small' | 'round';
  /** Files are being dragged over the page. */
  readonly over?: boolean;
  /** The fields for the texts of the picture. */
  readonly children?: ReactNode;
}

/** A picture that can be replaced by a file, an address or a stock photo. */
export function PictureField(props: PictureFieldProps) {
  const {
    label,
    image,
    loading = false,
    seed,
    without,
    upload,
    onRemove,
    shape = 'wide',
    over = false,
    children,
  } = props;
  const { t } = useTranslation('attachments');
  const { state, busy } = upload;
  const [way, setWay] = useState<'address' | 'stock'>();
  const input = useRef<HTMLInputElement>(null);
  const toAddress = useRef<HTMLButtonElement>(null);
  const labelId = useId();
  const { uploads } = useSiteConfig();
  const preview = state.is === 'sending' ? { url: state.preview, alt: '' } : undefined;
  const shown = preview ?? image;
  const has = image !== null || loading;
  const ways = !busy && (
    <div className={styles.ways}>
      <Button icon={<IconUpload stroke={1.6} aria-hidden="true" />} onClick={() => input.current?.click()}>
        {t(has ? 'replace' : 'upload')}
      </Button>
      <Button
        ref={toAddress}
        icon={<IconLink stroke={1.6} aria-hidden="true" />}
        aria-expanded={way === 'address'}
        onClick={() => setWay(way === 'address' ? undefined : 'address')}
      >
        {t('fromAddress')}
      </Button>
      <Button
        icon={<IconPhotoSearch stroke={1.6} aria-hidden="true" />}
        aria-haspopup="dialog"
        onClick={() => setWay('stock')}
      >
        {t('stockPhotos')}
      </Button>
      {has && (
        <Button danger icon={<IconTrash stroke={1.6} aria-hidden="true" />} onClick={onRemove}>
          {t('remove')}
        </Button>
      )}
    </div>
  );
  const limits = !has && !busy && <Limits dropped={shape === 'wide'} />;
  return (
    <fieldset className={cx(styles.field, styles[shape])} aria-labelledby={labelId}>
      <legend id={labelId} className={styles.label}>
        {label}
      </legend>
      <div className={cx(styles.frame, over && styles.over, !shown && !loading && styles.empty)}>
        {(shown || (shape !== 'wide' && !loading)) && ((!shown && without) || <Picture image={shown} seed={seed} />)}
        {shape === 'wide' && ways}
        {shape === 'wide' && limits}
        {over && <p className={styles.drop}>{t('dropHere')}</p>}
      </div>
      <div className={styles.below}>
        {shape !== 'wide' && ways}
        {shape !== 'wide' && limits}
        <UploadProgress upload={upload} />
        {way === 'address' && (
          <AddressForm
            onGiven={(address) => {
              setWay(undefined);
              upload.take(remoteImage(address));
            }}
            onClose={() => {
              setWay(undefined);
              toAddress.current?.focus();
            }}
          />
        )}
        {children}
      </div>
      <input
        ref={input}
        type="file"
        hidden
        accept={uploads.types.join(',')}
        aria-label={t('upload')}
        onChange={(event) => {
          const [file] = event.target.files ?? [];
          // Allows the same file to be chosen again after a failure.
          event.target.value = '';
          if (file) upload.take(file);
        }}
      />
      <StockPhotosDialog
        opened={way === 'stock'}
        onClose={() => setWay(undefined)}
        onChosen={(source, words) => {
          setWay(undefined);
          upload.take(source, words);
        }}
      />
    </fieldset>
  );
}

/** The accepted types and size of a picture. */
function Limits({ dropped }: { dropped: boolean }) {
  const { t } = useTranslation('attachments');
  const { uploads } = useSiteConfig();
  const { bytes, list, number } = useFormats();
  const megapixels = Math.floor(uploads.max_pixels / 1_000_000);
  return (
    <p className={styles.limits}>
      {t(dropped ? 'limitsDropped' : 'limits', {
        types: list(typeNames(uploads.types)),
        bytes: bytes(uploads.max_bytes),
        megapixels: number(megapixels),
      })}
    </p>
  );
}
