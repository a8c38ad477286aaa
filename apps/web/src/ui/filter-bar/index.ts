export { Chip, ChipPopover } from './chip.tsx';
export { ChipMenu } from './chip-menu.tsx';
export { ChoiceList } from './choice-list.tsx';
export { FilterBar } from './filter-bar.tsx';
export { PeopleFilter } from './people-filter.tsx';
export { SearchField } from './search-field.tsx';
export { SortMenu } from './sort-menu.tsx';
export { TagFilter } from './tag-filter.tsx';
export { ViewSwitch, viewClass } from './view-switch.tsx';
