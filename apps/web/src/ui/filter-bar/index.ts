export { Chip, ChipPopover } from './chip.tsx';
export { ChipMenu } from './chip-menu.tsx';
export { ChoiceList } from './choice-list.tsx';
export { FilterBar } from './filter-bar.tsx';
export { PeopleFilter } from './people-filter.tsx';
export { SearchField } from './search-field.tsx';
export { TagFilter } from './tag-filter.tsx';
