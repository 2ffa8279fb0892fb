import { useSignal } from '@preact/signals';
import type { FunctionComponent } from 'preact';
import { useMemo } from 'preact/hooks';
import { FACES } from '../../games/buyword/events.ts';
import { designIn } from '../../messages/design.ts';
import { PERSON_COLOURS, PERSON_FACES } from '../../shared/looks.ts';
import { into } from '../base/into.ts';
import { language } from '../base/language.ts';
import { t } from '../base/texts.ts';
import { Die } from '../buyword/die.tsx';
import { ROLL_MS } from '../buyword/roll-die.ts';
import { PersonFace } from '../faces/person-face.tsx';
import { type Moment, momentScene } from '../table/great-moment.ts';
import { MomentShown } from '../table/moment.tsx';
import { isStill } from '../table/motion/moves.ts';
import { createScenes, type Scene } from '../table/motion/scenes.ts';
import { Price } from '../tiles/price.tsx';
import { Tile } from '../tiles/tile.tsx';
import { WordTiles } from '../tiles/word-tiles.tsx';
import { Button, IconButton } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import { Choice } from '../ui/choice.tsx';
import { AskButton } from '../ui/dialog.tsx';
import { ICON_NAMES, Icon } from '../ui/icon.tsx';
import { Notes } from '../ui/note.tsx';
import { Notice } from '../ui/notice.tsx';
import { Page } from '../ui/page.tsx';
import { Switch } from '../ui/switch.tsx';
import { toast } from '../ui/toast-state.ts';

const COLOURS = ['paper', 'card', 'ink', 'ink-soft', 'line', 'money', 'felt', 'plum', 'alarm', 'focus'];
/** The layouts of layout.css. */
const LAYOUTS = ['stack', 'row', 'split', 'line', 'columns', 'sides', 'centre'];
const BOXES = [1, 2, 3];
const OPENING_SUM = 200;

/** Every part of the design system on one page, for whoever builds with it. */
export const Design = () => {
  const design = designIn(language.value);
  const chosen = useSignal(0);
  const on = useSignal(true);
  return (
    <Page heading={design.heading} lead={design.lead} wide>
      <div class="design">
        <Samples heading={design.colours} names={COLOURS} Sample={Swatch} />
        <Card heading={design.tiles}>
          <p>{design.tilesText}</p>
          <p class="design-tiles row">
            <WordTiles word={design.sample} /> <Tile letter="Q" /> <Tile letter="E" wild />{' '}
            <Tile letter="" wild />
          </p>
        </Card>
        <Card heading={design.money}>
          <p>{design.moneyText}</p>
          <p class="row">
            <Price amount={OPENING_SUM} /> <Notes amount={OPENING_SUM} />
          </p>
        </Card>
        <FacesCard />
        <ChanceCard />
        <Card heading={design.buttons}>
          <p class="row">
            <Button icon="next">{design.main}</Button>
            <Button kind="quiet">{design.quiet}</Button>
            <Button disabled>{design.disabled}</Button>
            <Button kind="bare">{design.bare}</Button>
          </p>
        </Card>
        <Card heading={design.choices}>
          <Choice
            legend={design.choice}
            options={design.choiceOptions.map((label, value) => ({ value, label }))}
            value={chosen.value}
            onChange={into(chosen)}
          />
          <Switch label={design.switchLabel} hint={design.switchHint} on={on.value} onChange={into(on)} />
        </Card>
        <Card heading={design.notices}>
          <Notice>{design.told}</Notice>
          <Notice kind="alarm">{design.alarm}</Notice>
          <p class="row">
            <Button kind="quiet" onClick={() => toast(design.toastText)}>
              {design.toast}
            </Button>
            <AskButton
              heading={design.dialogHeading}
              text={design.dialogText}
              yes={design.dialogYes}
              no={design.dialogNo}
              onYes={() => {}}
            >
              {design.dialog}
            </AskButton>
            <IconButton icon="info" label={design.told} onClick={() => toast(design.told)} />
          </p>
        </Card>
        <Card heading={design.cards}>
          <p>{design.cardText}</p>
        </Card>
        <Card heading={design.type}>
          <p class="title" style="--size: 1.5rem">
            {design.heading}
          </p>
          <p>{design.typeText}</p>
        </Card>
        <Card heading={design.layouts}>
          <p>{design.layoutsText}</p>
          {LAYOUTS.map((name) => (
            <div key={name} class="stack gap-2">
              <code translate={false}>{name}</code>
              <div class={`design-layout vacant ${name} gap-4`}>
                {BOXES.map((box) => (
                  <span key={box} class="design-box" />
                ))}
              </div>
            </div>
          ))}
        </Card>
        <Samples heading={design.icons} names={ICON_NAMES} Sample={Icon} />
      </div>
    </Page>
  );
};

/** Everybody who sits at our tables: the faces that people choose, each in every colour, and the bots. */
const FacesCard = () => {
  const { looks } = t();
  return (
    <Card heading={looks.heading}>
      <p>{looks.text}</p>
      <ul class="columns" style="--column: 5.5rem; --face: 4rem">
        {PERSON_FACES.map((face, at) => (
          <li key={face} class="stack items-start gap-2">
            <PersonFace face={face} colour={PERSON_COLOURS[at % PERSON_COLOURS.length] ?? 'red'} />
            <code translate={false}>{face}</code>
          </li>
        ))}
      </ul>
      <ul class="columns" style="--column: 5.5rem; --face: 1.5rem">
        {PERSON_COLOURS.map((colour) => (
          <li key={colour} class="stack items-start gap-2">
            <span class="line gap-1">
              {PERSON_FACES.slice(0, 3).map((face) => (
                <PersonFace key={face} {...{ face, colour }} />
              ))}
            </span>
            <code translate={false}>{colour}</code>
          </li>
        ))}
      </ul>
    </Card>
  );
};

const SAMPLE_WORD = { word: 'QUIXOTIC', worth: 256, great: { mark: 'record', degree: 2 } } as const;

/** The die as it is rolled, and a great word in its moment. */
const ChanceCard = () => {
  const { show, play } = t();
  const rolls = useSignal(0);
  const isRolling = useSignal(false);
  const moment = useSignal<Moment | undefined>(undefined);
  const scenes = useMemo(() => createScenes(), []);
  const seen = (scene: Scene): void =>
    scenes.add({ after: isStill() ? [] : [scene], show: () => {}, tell: () => {} });
  const roll = (): void => {
    rolls.value++;
    seen({
      ms: ROLL_MS,
      begin: () => {
        isRolling.value = true;
        return () => {
          isRolling.value = false;
        };
      },
    });
  };
  const celebrate = (): void =>
    seen(
      momentScene(
        { ...SAMPLE_WORD, worth: play.price(SAMPLE_WORD.worth), by: SAMPLE_WORD.word.length },
        into(moment),
      ),
    );
  return (
    <Card heading={show.designHeading}>
      <p>{show.designText}</p>
      <div class="design-felt centre">
        <Die face={FACES[rolls.value % FACES.length]} isRolling={isRolling.value} />
        <MomentShown moment={moment.value} />
      </div>
      <p class="row">
        <Button kind="quiet" onClick={roll}>
          {show.designRoll}
        </Button>
        <Button kind="quiet" onClick={celebrate}>
          {show.designGreat}
        </Button>
      </p>
    </Card>
  );
};

const Swatch = ({ name }: { readonly name: string }) => (
  <span class="swatch" style={{ background: `var(--${name})` }} />
);

type SamplesProps<Name extends string> = {
  readonly heading: string;
  readonly names: readonly Name[];
  readonly Sample: FunctionComponent<{ readonly name: Name }>;
};

/** Things with the names by which they are asked for. */
const Samples = <Name extends string>({ heading, names, Sample }: SamplesProps<Name>) => (
  <Card heading={heading}>
    <ul class="columns" style="--column: 6.5rem">
      {names.map((name) => (
        <li key={name} class="stack items-start gap-2">
          <Sample name={name} />
          <code translate={false}>{name}</code>
        </li>
      ))}
    </ul>
  </Card>
);
