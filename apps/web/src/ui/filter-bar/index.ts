export { Chip, ChipPopover } from './chip.tsx';
export { ChipMenu } from './chip-menu.tsx';
export { FilterBar } from './filter-bar.tsx';
export { SearchField } from './search-field.tsx';
