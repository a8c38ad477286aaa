export { Page, PageHeader } from './page.tsx';
