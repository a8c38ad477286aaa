import type texts from './locales/en.json';

export { describeAttachment } from './api/describe-attachment.ts';
export { remoteImage } from './api/fetch-remote-image.ts';
export { DescribedPicture } from './components/described-picture.tsx';
export { PictureField } from './components/picture-field.tsx';
export { type PictureUpload, usePictureUpload } from './components/use-picture-upload.ts';
export { useRemovedPicture } from './components/use-removed-picture.ts';
export type { DescribedImage } from './rules/described-image.ts';
export { pictureOf } from './rules/picture-of.ts';

/** The English texts of the feature. */
export type AttachmentTexts = typeof texts;
