import { useSignal } from '@preact/signals';
import { t } from '../texts.ts';
import { Price } from '../tiles/price.tsx';
import { Tile } from '../tiles/tile.tsx';
import { WordTiles } from '../tiles/word-tiles.tsx';
import { Button, IconButton } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import { Choice } from '../ui/choice.tsx';
import { AskDialog } from '../ui/dialog.tsx';
import { ICON_NAMES, Icon } from '../ui/icon.tsx';
import { Notes } from '../ui/note.tsx';
import { Notice } from '../ui/notice.tsx';
import { Switch } from '../ui/switch.tsx';
import { toast } from '../ui/toast-state.ts';

const COLOURS = ['paper', 'card', 'ink', 'ink-soft', 'line', 'money', 'felt', 'plum', 'alarm', 'focus'];
const OPENING_SUM = 200;

/** Every part of the design system on one page, for whoever builds with it. */
export const Design = () => {
  const { design } = t();
  return (
    <div class="page page-wide">
      <h1>{design.heading}</h1>
      <p class="lead">{design.lead}</p>
      <div class="design">
        <Card heading={design.colours}>
          <ul class="swatches">
            {COLOURS.map((name) => (
              <li key={name}>
                <span class="swatch" style={{ background: `var(--${name})` }} />
                <code translate={false}>{name}</code>
              </li>
            ))}
          </ul>
        </Card>
        <Card heading={design.tiles}>
          <p>{design.tilesText}</p>
          <p class="design-tiles">
            <WordTiles word={design.sample} /> <Tile letter="Q" /> <Tile letter="E" wild />{' '}
            <Tile letter="" wild />
          </p>
        </Card>
        <Card heading={design.money}>
          <p>{design.moneyText}</p>
          <p class="design-row">
            <Price amount={OPENING_SUM} /> <Notes amount={OPENING_SUM} />
          </p>
        </Card>
        <Card heading={design.buttons}>
          <p class="design-row">
            <Button icon="next">{design.main}</Button>
            <Button kind="quiet">{design.quiet}</Button>
            <Button disabled>{design.disabled}</Button>
            <Button kind="bare">{design.bare}</Button>
          </p>
        </Card>
        <Choices />
        <Notices />
        <Card heading={design.cards}>
          <p>{design.cardText}</p>
        </Card>
        <Card heading={design.type}>
          <p class="design-serif">{design.heading}</p>
          <p>{design.typeText}</p>
        </Card>
        <Card heading={design.icons}>
          <ul class="design-icons">
            {ICON_NAMES.map((name) => (
              <li key={name}>
                <Icon name={name} />
                <code translate={false}>{name}</code>
              </li>
            ))}
          </ul>
        </Card>
      </div>
    </div>
  );
};

const Choices = () => {
  const { design } = t();
  const chosen = useSignal(0);
  const on = useSignal(true);
  return (
    <Card heading={design.choices}>
      <Choice
        legend={design.choice}
        options={design.choiceOptions.map((label, value) => ({ value, label }))}
        value={chosen.value}
        onChange={(value) => {
          chosen.value = value;
        }}
      />
      <Switch
        label={design.switchLabel}
        hint={design.switchHint}
        on={on.value}
        onChange={(now) => {
          on.value = now;
        }}
      />
    </Card>
  );
};

const Notices = () => {
  const { design } = t();
  const asking = useSignal(false);
  const close = (): void => {
    asking.value = false;
  };
  return (
    <Card heading={design.notices}>
      <Notice>{design.told}</Notice>
      <Notice kind="alarm">{design.alarm}</Notice>
      <p class="design-row">
        <Button kind="quiet" onClick={() => toast(design.toastText)}>
          {design.toast}
        </Button>
        <Button
          kind="quiet"
          onClick={() => {
            asking.value = true;
          }}
        >
          {design.dialog}
        </Button>
        <IconButton icon="info" label={design.told} onClick={() => toast(design.told)} />
      </p>
      {asking.value && (
        <AskDialog
          heading={design.dialogHeading}
          text={design.dialogText}
          yes={design.dialogYes}
          no={design.dialogNo}
          onYes={close}
          onNo={close}
        />
      )}
    </Card>
  );
};
