export { BackLink } from './back-link.tsx';
export { Page, PageHeader, Section } from './page.tsx';
