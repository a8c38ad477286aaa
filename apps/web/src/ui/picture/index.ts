export { Picture, type PictureImage } from './picture.tsx';
