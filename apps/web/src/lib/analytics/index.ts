export { countPageView } from './page-views.ts';
