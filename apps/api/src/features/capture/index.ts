export { captureJobs } from './capture.jobs.ts';
export { CapturedPicturesService } from './captured-pictures.service.ts';
export { CapturesService } from './captures.service.ts';
export { RemoteImagesService } from './remote-images.service.ts';
export { captureRoutes } from './routes.ts';
export { Openverse } from './stock-photos/openverse.ts';
export { StockPhotosService } from './stock-photos/stock-photos.service.ts';
export { Unsplash } from './stock-photos/unsplash.ts';
