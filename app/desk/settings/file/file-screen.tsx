import { useDeskTexts } from '../../client/desk-texts'
import { useMay } from '../../client/use-session'
import { Card } from '../../kit/card'
import { Icon } from '../../kit/icon'
import { Page } from '../../kit/page'
import { SettingsLinks } from '../settings-links'
import { ImportCard } from './import-card'

export default function FileScreen() {
  const { screens, settings } = useDeskTexts()
  const { file: texts } = settings
  const mayChange = useMay()('settings.change')
  return (
    <Page title={screens.settingsFile} about={texts.about}>
      <SettingsLinks />
      <Card title={texts.export}>
        <p className="mb-3 text-muted">{texts.exportAbout}</p>
        <a
          href="/api/desk/settings/export"
          download="settings.json"
          className="inline-flex min-h-9 items-center gap-2 rounded-md border border-line px-3 font-medium hover:bg-ground touch:min-h-11"
        >
          <Icon name="download" />
          {texts.export}
        </a>
      </Card>
      {mayChange && <ImportCard />}
    </Page>
  )
}
