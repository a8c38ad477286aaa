export { Page, PageHeader, Section } from './page.tsx';
