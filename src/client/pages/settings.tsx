import { LANGUAGES } from '../../shared/language.ts';
import { LANGUAGE_NAMES, language } from '../base/language.ts';
import { t } from '../base/texts.ts';
import { chooseTheme, THEMES, theme } from '../base/theme.ts';
import { isKnownHere } from '../online/known-here.ts';
import { forgetDevice } from '../saves/forget-device.ts';
import { switchLanguage } from '../shell/switch-language.ts';
import { MutesAndBlocksCard } from '../social/mutes-and-blocks-card.tsx';
import { TurnSwitches } from '../social/my-turns.tsx';
import { c } from '../social/texts.ts';
import { canVibrate, switchVibration, vibrationIsOn } from '../sound/haptics.ts';
import { soundIsOn, switchSound } from '../sound/sound.ts';
import { playsForced, switchForced } from '../table/forced-setting.ts';
import { Card } from '../ui/card.tsx';
import { Choice } from '../ui/choice.tsx';
import { AskButton } from '../ui/dialog.tsx';
import { Page } from '../ui/page.tsx';
import { Switch } from '../ui/switch.tsx';
import { IdentityCards } from './identity-cards.tsx';
import { MyDataCard } from './my-data-card.tsx';

export const Settings = () => {
  const { settings } = t();
  return (
    <Page heading={settings.heading}>
      <Card heading={settings.looks}>
        <Choice
          legend={settings.language}
          options={LANGUAGES.map((value) => ({
            value,
            label: <span lang={value}>{LANGUAGE_NAMES[value]}</span>,
          }))}
          value={language.value}
          onChange={switchLanguage}
        />
        <Choice
          legend={settings.theme}
          options={THEMES.map((value) => ({ value, label: settings.themes[value] }))}
          value={theme.value}
          onChange={chooseTheme}
        />
        <Switch
          label={settings.sound}
          hint={settings.soundHint}
          on={soundIsOn.value}
          onChange={switchSound}
        />
        {canVibrate() && (
          <Switch
            label={settings.vibration}
            hint={settings.vibrationHint}
            on={vibrationIsOn.value}
            onChange={switchVibration}
          />
        )}
        <Switch
          label={t().pace.forced}
          hint={t().pace.forcedHint}
          on={playsForced.value}
          onChange={switchForced}
        />
        <p class="quiet">{settings.system}</p>
      </Card>
      {isKnownHere.value && (
        <Card heading={c().turns.heading}>
          <TurnSwitches />
        </Card>
      )}
      <IdentityCards />
      <MutesAndBlocksCard />
      <Forget />
      <MyDataCard />
    </Page>
  );
};

/** What this browser keeps, and the way to have it forgotten. */
const Forget = () => {
  const { settings } = t();
  return (
    <Card heading={settings.forget}>
      <p>{settings.forgetText}</p>
      <p>
        <AskButton
          heading={settings.askForget}
          text={settings.askForgetText}
          yes={settings.forgetButton}
          no={settings.keep}
          onYes={async () => {
            await forgetDevice();
            // A fresh page: nothing of what was forgotten stays in memory either.
            location.assign('/');
          }}
        />
      </p>
    </Card>
  );
};
