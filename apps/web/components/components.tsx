import { IconDownload, IconPencil, IconPlus } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Art } from '../src/ui/art/art.tsx';
import { Banner } from '../src/ui/banner/banner.tsx';
import { Button, IconButton } from '../src/ui/button/button.tsx';
import { ButtonLink } from '../src/ui/button/button-link.tsx';
import { Check } from '../src/ui/check/check.tsx';
import { CopyField } from '../src/ui/copy/copy-field.tsx';
import { DropZone } from '../src/ui/drop-zone/drop-zone.tsx';
import { HeadingField } from '../src/ui/field/heading-field.tsx';
import { PasswordField } from '../src/ui/field/password-field.tsx';
import { SelectField } from '../src/ui/field/select-field.tsx';
import { TextAreaField } from '../src/ui/field/text-area-field.tsx';
import { TextField } from '../src/ui/field/text-field.tsx';
import { Chip, ChipPopover } from '../src/ui/filter-bar/chip.tsx';
import { FilterBar, FilterChips } from '../src/ui/filter-bar/filter-bar.tsx';
import { SearchField } from '../src/ui/filter-bar/search-field.tsx';
import { ViewSwitch, viewClass } from '../src/ui/filter-bar/view-switch.tsx';
import { FormFailure } from '../src/ui/form/form.tsx';
import { Avatar } from '../src/ui/marks/avatar.tsx';
import { Kbd } from '../src/ui/marks/kbd.tsx';
import { Mark } from '../src/ui/marks/mark.tsx';
import { TagDot } from '../src/ui/marks/tag-dot.tsx';
import { PageHeader, Panels, Section } from '../src/ui/page/page.tsx';
import { ProgressBar } from '../src/ui/progress/progress-bar.tsx';
import { RichTextField } from '../src/ui/prose/editor/rich-text-field.tsx';
import Prose from '../src/ui/prose/prose.tsx';
import { Badge } from '../src/ui/rows/badge.tsx';
import { Row, RowSkeletons, Rows } from '../src/ui/rows/rows.tsx';
import { ErrorState } from '../src/ui/state/error-state.tsx';
import type { GhostOf } from '../src/ui/state/ghost.tsx';
import { State } from '../src/ui/state/state.tsx';
import { Tile, TileGrid } from '../src/ui/tile/tile.tsx';
import { TileSkeletons } from '../src/ui/tile/tile-skeleton.tsx';
import { UndoLine } from '../src/ui/undo-line/undo-line.tsx';
import styles from './components.module.css';

const none = () => undefined;
const plus = <IconPlus stroke={1.8} aria-hidden="true" />;
const pencil = <IconPencil stroke={1.6} aria-hidden="true" />;
const ghosts: readonly GhostOf[] = ['tiles', 'rows', 'board', 'radar', 'map', 'grid'];
const colors = ['blue', 'ochre', 'orange', 'green', 'violet', 'rose', 'teal', 'plum', 'slate', 'brown'] as const;
const horizons = [
  { value: 'now', name: 'Now' },
  { value: 'next', name: 'Next' },
];

function Part({ name, children }: { name: string; children: ReactNode }) {
  return (
    <section className={styles.part}>
      <h2>{name}</h2>
      {children}
    </section>
  );
}

const Line = ({ children }: { children: ReactNode }) => <div className={styles.line}>{children}</div>;

/** Every component that screens are made of, in its states. */
export function Components() {
  return (
    <main className={styles.all}>
      <Buttons />
      <Fields />
      <Filters />
      <Lists />
      <Words />
      <States />
    </main>
  );
}

function Buttons() {
  return (
    <Part name="Buttons">
      {(['primary', 'plain', 'quiet'] as const).map((variant) => (
        <Line key={variant}>
          <Button variant={variant}>Save</Button>
          <Button variant={variant} icon={plus}>
            New card
          </Button>
          <Button variant={variant} busy>
            Save
          </Button>
          <Button variant={variant} disabled>
            Save
          </Button>
          <Button variant={variant} danger>
            Delete
          </Button>
        </Line>
      ))}
      <Line>
        <ButtonLink to="/">A link</ButtonLink>
        <ButtonLink to="/" variant="primary" icon={plus}>
          A link
        </ButtonLink>
        <IconButton label="Edit">{pencil}</IconButton>
        <IconButton label="Download" disabled>
          <IconDownload stroke={1.6} aria-hidden="true" />
        </IconButton>
        <IconButton label="Edit" round>
          {pencil}
        </IconButton>
      </Line>
      <Line>
        <Button wide variant="primary">
          As wide as its column
        </Button>
      </Line>
      <Line>
        <Mark />
        <Mark size={56} />
        <Avatar name="Ada Lind" />
        <Avatar name="Ada Lind" size={36} />
        <Kbd keys="mod+k" />
        <Badge>Draft</Badge>
        <Badge warning>Overdue</Badge>
        <Check aria-label="off" />
        <Check aria-label="on" defaultChecked />
        <Check aria-label="some" mixed />
        <Check aria-label="disabled" disabled />
      </Line>
      <Line>
        {colors.map((color) => (
          <TagDot key={color} color={color}>
            {color}
          </TagDot>
        ))}
      </Line>
    </Part>
  );
}

function Fields() {
  return (
    <Part name="Fields">
      <div className={styles.column}>
        <HeadingField label="Title" value="" placeholder="What is changing?" maxLength={200} onChange={none} />
        <HeadingField
          label="Subtitle"
          variant="subtitle"
          value="Waste heat from six ovens"
          placeholder="In one line"
          maxLength={200}
          error="This field is required."
          onChange={none}
        />
        <TextField label="Name" hint="Others see this name." optional="Optional" placeholder="Ada Lind" />
        <TextField label="E-mail" defaultValue="ada@" error="This is no e-mail address." />
        <TextField label="Given by the server" defaultValue="SMTP_URL" disabled />
        <PasswordField label="Password" defaultValue="a long one" />
        <TextAreaField label="Message" defaultValue={'Two lines\nof text'} rows={2} />
        <SelectField label="Horizon" value="now" options={horizons} onChange={none} />
        <SelectField label="Horizon" value="" placeholder="Choose one" options={horizons} onChange={none} />
        <RichTextField label="Description" value="" placeholder="What was observed?" onChange={none} />
        <RichTextField
          label="Why it matters"
          value={'A **bold** word, and\n\n- a list'}
          placeholder=""
          error="At most 50,000 letters."
          onChange={none}
        />
        <CopyField label="Link" value="https://foreglow.example/radar/abc" hint="Anybody who has it can read it." />
        <DropZone call="Drop a file here" choose="Choose a file" hint="Up to 25 MB" accept=".csv" onFile={none} />
        <FormFailure message="The server could not be reached." />
        <UndoLine text="The picture was removed." onUndo={none} />
      </div>
    </Part>
  );
}

function Filters() {
  return (
    <Part name="Filters">
      <FilterBar
        end={
          <ViewSwitch label="View">
            <button type="button" className={viewClass({ on: true })}>
              Board
            </button>
            <button type="button" className={viewClass({ on: false })}>
              List
            </button>
          </ViewSwitch>
        }
      >
        <SearchField label="Search cards" value="" onChange={none} />
        <FilterChips>
          <Chip on={false} onClick={none}>
            Without evidence
          </Chip>
          <Chip on onClick={none}>
            Drafts
          </Chip>
          <ChipPopover label="Tags" on={false} />
          <ChipPopover label="heat, street" on onClear={none} clearLabel="Clear" />
        </FilterChips>
      </FilterBar>
      <SearchField label="Search cards" value="a search with a long text that goes on" onChange={none} />
      <Line> </Line>
      <Banner label="Note" actions={<Button>Draft a radar</Button>} onClose={none}>
        179 cards, but no radar yet.
      </Banner>
      <ProgressBar label="Done" share={0.4} />
      <Line> </Line>
      <ProgressBar label="Under way" />
      <Line> </Line>
      <div className={styles.frame}>
        <Art seed="a-seed" />
      </div>
    </Part>
  );
}

function Lists() {
  return (
    <Part name="Lists">
      <Rows label="People">
        <Row
          lead={<Avatar name="Ada Lind" size={36} />}
          title="Ada Lind"
          badges={<Badge>You</Badge>}
          text="ada@example.org"
          end="40 cards"
          corner={<IconButton label="More">{pencil}</IconButton>}
        />
        <Row
          title="A title that is far too long for its row and ends in an ellipsis, whatever the width"
          end="1 card"
        />
      </Rows>
      <RowSkeletons count={2} />
      <Line> </Line>
      <TileGrid label="Workspaces">
        <Tile seed="one" title="Cities after 2040" text="A sample to look around in" foot="40 cards" />
        <Tile
          seed="two"
          title="A workspace whose title needs three lines of text to be read"
          flag={<Badge>New</Badge>}
        />
      </TileGrid>
      <Line> </Line>
      <TileSkeletons count={2} />
    </Part>
  );
}

const text = `A paragraph with **bold**, *italic*, \`code\` and a [link](https://example.org).

## A heading

1. First
2. Second

> A quote of two lines that is long enough to need both of them on a narrow screen.

| Ring | Years |
| --- | --- |
| Now | 0–3 |
`;

function Words() {
  return (
    <Part name="Pages">
      <PageHeader title="Cards" count="179" lede="What the team noticed." actions={<Button>Import</Button>} />
      <Prose>{text}</Prose>
      <Section title="A section" count="3" text="What it is about." actions={<Button>Add</Button>} />
      <Line> </Line>
      <Panels>
        <section>A panel</section>
        <section>Another one</section>
      </Panels>
    </Part>
  );
}

function States() {
  return (
    <Part name="States">
      {ghosts.map((ghost) => (
        <State key={ghost} ghost={ghost} title={`No ${ghost} yet`} text="What will be here, and how it begins." />
      ))}
      <State
        mood="night"
        title="No card matches"
        text="Try fewer or other words."
        actions={<Button>Clear filters</Button>}
      />
      <ErrorState message="The server could not be reached." onRetry={none} requestId="01J9" />
    </Part>
  );
}
