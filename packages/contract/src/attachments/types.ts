/** Content types that can be uploaded (§5 of the specification, and AVIF). `image/jpg` is another name of JPEG. */
export const uploadTypes = ['image/jpeg', 'image/png', 'image/gif', 'image/jpg', 'image/webp', 'image/avif'] as const;
export type UploadType = (typeof uploadTypes)[number];
