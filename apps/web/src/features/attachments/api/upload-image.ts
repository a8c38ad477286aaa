import { type AttachmentAttributes, cutTo, limits, type StockPhoto, type UploadType } from '@foreglow/contract';
import i18next from 'i18next';
import { ApiError } from '#lib/http/api-error.ts';
import { call } from '#lib/http/call.ts';
import { putFile } from '#lib/http/put-file.ts';
import { PictureFailure } from './picture-failure.ts';

interface Uploading {
  readonly file: Blob;
  readonly mimeType: UploadType;
  readonly name: string;
  /** The stock photo that the file contains, if it is one. */
  readonly stockPhoto: StockPhoto | undefined;
  /** Called with the share sent so far, between 0 and 1. */
  readonly onProgress: (share: number) => void;
  readonly signal: AbortSignal;
}

/** Announces a picture, sends it to the address in the response, and creates an attachment from it. */
export async function uploadImage(uploading: Uploading): Promise<AttachmentAttributes> {
  const { file, mimeType, name, stockPhoto, onProgress, signal } = uploading;
  const announced = { bytes: file.size, mime_type: mimeType };
  const { url, filename, headers } = await announce(announced, signal);
  await putFile({ url, headers, file, onProgress, signal });
  const body = {
    file: { ...announced, filename, original_name: cutTo(name, limits.fileNameLength) },
    ...(stockPhoto && { stock_photo: originOf(stockPhoto) }),
  };
  return (await call('POST /v1/attachments', { body, signal })).data.attributes;
}

/** What is stored about a stock photo. */
const originOf = ({ id, urls, blur_hash, alt_description }: StockPhoto) => ({ id, urls, blur_hash, alt_description });

async function announce(body: { bytes: number; mime_type: UploadType }, signal: AbortSignal) {
  try {
    const { data } = await call('POST /v1/attachments/upload-url', { body, signal });
    if (data?.attributes?.url) return data.attributes;
  } catch (error) {
    // Uses the message of the response if there is one. A response without an address has none.
    if (!(error instanceof ApiError) || (error.errors.length > 0 && error.status < 500)) throw error;
  }
  throw new PictureFailure(i18next.t('attachments:noUploadUrl'));
}
