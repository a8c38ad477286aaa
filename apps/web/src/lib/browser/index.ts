export * from './clipboard.ts';
export * from './color-scheme.ts';
export * from './document-title.ts';
export * from './media-query.ts';
export * from './own-storage.ts';
export { pageAddress } from './page-address.ts';
export * from './started.ts';
export * from './storage.ts';
export * from './store.ts';
