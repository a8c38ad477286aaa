import { limits } from '@foreglow/contract';
import i18next from 'i18next';
import { ApiError } from '#lib/http/api-error.ts';
import { send } from '#lib/http/call.ts';
import type { PictureSource } from '../components/use-picture-upload.ts';
import { isLinkedType, nameFromAddress } from '../rules/given-file.rules.ts';
import { PictureFailure } from './picture-failure.ts';

/** Width in CSS pixels, and the device pixels per CSS pixel. */
interface WantedSize {
  readonly w: number;
  readonly dpr: number;
}

/** The picture at a web address. The server fetches it, since the page may not be allowed to. */
export const remoteImage =
  (address: string, size?: WantedSize): PictureSource =>
  async (signal) => {
    const answer = await reach({ url: address, blob: 'true', ...size }, signal);
    const blob = await answer.blob();
    if (!isLinkedType(blob.type)) throw new PictureFailure(i18next.t('attachments:notSupported'));
    return new File([blob], nameFromAddress(address, limits.fileNameLength), { type: blob.type });
  };

async function reach(
  query: { readonly url: string; readonly blob: 'true' } & Partial<WantedSize>,
  signal: AbortSignal,
): Promise<Response> {
  try {
    return await send('GET /cors', { query, accept: 'image/*', signal });
  } catch (error) {
    throw error instanceof ApiError ? inWords(error) : error;
  }
}

/** The messages of §5 of the specification, in the language of the page; the other messages come from the server. */
function inWords(error: ApiError): Error {
  if (error.code === 'image_url_unsupported') return new PictureFailure(i18next.t('attachments:notSupported'));
  if (error.code !== 'image_fetch_failed') return error;
  const status = error.message.replace(/^Failed to fetch image: /, '');
  return new PictureFailure(i18next.t('attachments:notFetched', { status }));
}
