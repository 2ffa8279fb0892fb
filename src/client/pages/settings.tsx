import { useSignal } from '@preact/signals';
import { LANGUAGES } from '../../shared/language.ts';
import { DistancesCard } from '../company/distances-card.tsx';
import { LANGUAGE_NAMES, language } from '../language.ts';
import { forgetDevice } from '../saves/forget-device.ts';
import { MyDataCard } from '../saves/my-data-card.tsx';
import { switchLanguage } from '../shell/switch-language.ts';
import { soundIsOn, switchSound } from '../sound/sound.ts';
import { t } from '../texts.ts';
import { chooseTheme, THEMES, theme } from '../theme.ts';
import { Button } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import { Choice } from '../ui/choice.tsx';
import { AskDialog } from '../ui/dialog.tsx';
import { Switch } from '../ui/switch.tsx';
import { IdentityCards } from './identity-cards.tsx';

export const Settings = () => {
  const { settings } = t();
  return (
    <div class="page">
      <h1>{settings.heading}</h1>
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
        <p class="quiet">{settings.system}</p>
      </Card>
      <IdentityCards />
      <DistancesCard />
      <Forget />
      <MyDataCard />
    </div>
  );
};

/** What this browser keeps, and the way to have it forgotten. */
const Forget = () => {
  const { settings } = t();
  const asking = useSignal(false);
  return (
    <Card heading={settings.forget}>
      <p>{settings.forgetText}</p>
      <p>
        <Button
          kind="quiet"
          onClick={() => {
            asking.value = true;
          }}
        >
          {settings.forgetButton}
        </Button>
      </p>
      {asking.value && (
        <AskDialog
          heading={settings.askForget}
          text={settings.askForgetText}
          yes={settings.forgetButton}
          no={settings.keep}
          onNo={() => {
            asking.value = false;
          }}
          onYes={async () => {
            await forgetDevice();
            // A fresh page: nothing of what was forgotten stays in memory either.
            location.assign('/');
          }}
        />
      )}
    </Card>
  );
};
