export { Badge } from './badge.tsx';
export { Row, RowSkeletons, Rows } from './rows.tsx';
