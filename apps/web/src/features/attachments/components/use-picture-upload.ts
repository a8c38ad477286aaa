import { type AttachmentAttributes, limits, type StockPhoto } from '@foreglow/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSiteConfig } from '#lib/config/site-config.ts';
import { useFormats } from '#lib/format/use-formats.ts';
import { failureText, PictureFailure } from '../api/picture-failure.ts';
import { attachmentQuery } from '../api/read-attachment.ts';
import { uploadImage } from '../api/upload-image.ts';
import { isUploadType, refusalOf } from '../rules/given-file.rules.ts';

/** The state of an upload. */
type UploadState =
  | { readonly is: 'idle' }
  | { readonly is: 'fetching' }
  /**
   * `share` is the part sent so far; at 1 the server is processing the picture. `preview` is a local address of the
   * file.
   */
  | { readonly is: 'sending'; readonly share: number; readonly preview: string }
  | { readonly is: 'failed'; readonly message: string; readonly retry: (() => void) | undefined };

/** Where a picture comes from, if it is not a local file. */
export type PictureSource = (signal: AbortSignal) => Promise<File>;

/** The credit of the picture, if its source names one. */
export interface KnownWords {
  readonly altText?: string;
  readonly credit?: string;
  /** The stock photo it was made from. */
  readonly stockPhoto?: StockPhoto;
}

export interface PictureUpload {
  readonly state: UploadState;
  /** True while an upload is running, so the values are not complete yet. */
  readonly busy: boolean;
  /** Accepts a file, or a function that fetches one. A running upload is cancelled. */
  readonly take: (given: File | PictureSource, words?: KnownWords) => void;
  /** Cancels the upload, or dismisses the error. */
  readonly cancel: () => void;
}

const idle: UploadState = { is: 'idle' };

/** Uploads one picture at a time and returns its state. */
export function usePictureUpload(onDone: (attachment: AttachmentAttributes, words: KnownWords) => void): PictureUpload {
  const { t } = useTranslation('attachments');
  const { bytes } = useFormats();
  const { uploads } = useSiteConfig();
  const client = useQueryClient();
  const [state, setState] = useState<UploadState>(idle);
  const running = useRef<AbortController>(null);
  const done = useRef(onDone);
  useEffect(() => {
    done.current = onDone;
  });
  useEffect(() => () => running.current?.abort(), []);

  const send = async (file: File, stockPhoto: StockPhoto | undefined, signal: AbortSignal) => {
    const refusal = refusalOf(file, uploads);
    if (refusal || !isUploadType(file.type, uploads)) {
      const message = t(`refused_${refusal ?? 'wrongType'}`, { max: bytes(uploads.max_bytes) });
      throw new PictureFailure(message, { isRefusal: true });
    }
    const preview = URL.createObjectURL(file);
    const onProgress = (share: number) => !signal.aborted && setState({ is: 'sending', share, preview });
    try {
      onProgress(0);
      const name = file.name.slice(-limits.fileNameLength) || 'picture';
      return await uploadImage({ file, mimeType: file.type, name, stockPhoto, onProgress, signal });
    } finally {
      URL.revokeObjectURL(preview);
    }
  };
  const take = async (given: File | PictureSource, words: KnownWords = {}): Promise<void> => {
    running.current?.abort();
    const controller = new AbortController();
    running.current = controller;
    const { signal } = controller;
    try {
      if (typeof given === 'function') setState({ is: 'fetching' });
      const file = typeof given === 'function' ? await given(signal) : given;
      const attachment = await send(file, words.stockPhoto, signal);
      if (signal.aborted) return;
      client.setQueryData(attachmentQuery(attachment.slug).queryKey, attachment);
      setState(idle);
      done.current(attachment, words);
    } catch (error) {
      if (signal.aborted) return;
      const final = error instanceof PictureFailure && error.isRefusal && given instanceof File;
      setState({ is: 'failed', message: failureText(error), retry: final ? undefined : () => void take(given, words) });
    }
  };
  return {
    state,
    busy: state.is === 'fetching' || state.is === 'sending',
    take: (given, words) => void take(given, words),
    cancel: () => {
      running.current?.abort();
      setState(idle);
    },
  };
}
