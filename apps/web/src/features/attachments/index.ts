import type texts from './locales/en.json';

export { describeAttachment } from './api/describe-attachment.ts';
export { remoteImage } from './api/fetch-remote-image.ts';
export type { DescribedImage } from './described-image.ts';
export { DescribedPicture } from './parts/described-picture.tsx';
export { PictureField } from './parts/picture-field.tsx';
export { pictureOf } from './picture-of.ts';
export { type PictureUpload, usePictureUpload } from './use-picture-upload.ts';
export { useRemovedPicture } from './use-removed-picture.ts';

/** The texts of the feature, as English has them. */
export type AttachmentTexts = typeof texts;
