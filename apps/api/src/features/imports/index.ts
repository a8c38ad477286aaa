export { FileReader } from './file-reader.ts';
export { ImportsService } from './imports.service.ts';
export { importRoutes } from './routes.ts';
