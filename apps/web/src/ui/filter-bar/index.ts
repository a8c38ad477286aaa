export { CheckHead } from './check-head.tsx';
export { Chip, ChipPopover } from './chip.tsx';
export { ChipMenu } from './chip-menu.tsx';
export { ChoiceList } from './choice-list.tsx';
export { FilterBar } from './filter-bar.tsx';
export { SearchField } from './search-field.tsx';
