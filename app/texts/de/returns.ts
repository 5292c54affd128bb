import type { Texts } from '../texts'

export const returnMails: Texts['returnMails'] = {
  name: 'Rückgabe',
  sendTo: 'Bitte schreiben Sie {return} auf das Paket und senden Sie es an:',
  sendBy: 'Bitte senden Sie das Paket bis zum {until} ab.',
  label: 'Etikett drucken',
  requested: {
    subject: 'Ihre Rückgabe {return} ist bei uns eingegangen',
    title: 'Ihre Rückgabe ist angemeldet',
    text: 'Sie möchten Produkte Ihrer Bestellung {number} zurückgeben. Bitte warten Sie unsere Antwort ab, bevor Sie etwas senden; sie kommt per E-Mail. Angemeldet haben Sie:',
  },
  accepted: {
    subject: 'Ihre Rückgabe {return} ist angenommen',
    title: 'Bitte senden Sie uns Ihre Produkte',
    text: 'Wir nehmen die folgenden Produkte zurück. Die Rücksendung kostet Sie nichts. Sobald sie bei uns sind, erstatten wir {amount} auf dem Weg, auf dem Sie bezahlt haben.',
  },
  refused: {
    subject: 'Ihre Rückgabe {return}',
    title: 'Wir können Ihre Rückgabe nicht annehmen',
    text: 'Wir haben die Rückgabe von Produkten Ihrer Bestellung {number} geprüft und können sie nicht annehmen. Der Grund:',
    ask: 'Sehen Sie das anders, schreiben Sie uns bitte über die Kontaktseite.',
  },
  received: {
    subject: 'Ihre Rückgabe {return} ist angekommen',
    title: 'Ihre Produkte sind angekommen',
    text: 'Ihr Paket zur Bestellung {number} ist bei uns. Wir erstatten nun {amount} auf dem Weg, auf dem Sie bezahlt haben; wir schreiben Ihnen, sobald das geschehen ist.',
  },
  refunded: {
    subject: 'Ihre Erstattung zu {return}',
    title: '{amount} erstattet',
    text: 'Wir haben {amount} für Produkte Ihrer Bestellung {number} erstattet, auf dem Weg, auf dem Sie bezahlt haben. Je nach Bank dauert es einige Tage, bis sie ankommen.',
  },
  withdrawal: {
    subject: 'Eingangsbestätigung Ihres Widerrufs zur Bestellung {number}',
    title: 'Ihr Widerruf ist eingegangen',
    text: 'Sie haben den Vertrag am {moment} widerrufen. Diese E-Mail bestätigt den Eingang Ihrer Erklärung und gibt ihren Inhalt wieder. Bitte bewahren Sie sie auf.',
    order: 'Bestellung',
    name: 'Name',
    sendBack:
      'Bitte senden Sie die Produkte binnen 14 Tagen zurück. Die Rücksendung kostet Sie nichts. Wir erstatten {amount} auf dem Weg, auf dem Sie bezahlt haben, binnen 14 Tagen nach Ihrem Widerruf; wir dürfen warten, bis die Produkte bei uns sind oder Sie den Versand nachweisen.',
    refund:
      'Ihre Bestellung war noch nicht unterwegs: Sie ist storniert, es wird nichts versandt. Wir erstatten {amount} binnen 14 Tagen auf dem Weg, auf dem Sie bezahlt haben.',
    nothingPaid:
      'Ihre Bestellung war noch nicht unterwegs: Sie ist storniert, es wird nichts versandt, und es ist nichts zu bezahlen.',
  },
  toAnswer: {
    subject: 'Neue Rückgabe {return} zur Bestellung {number}',
    title: 'Produkte kommen zurück',
    button: 'Rückgabe ansehen',
    text: 'Zur Bestellung {number} wurde die Rückgabe {return} angemeldet:',
    answer:
      'Der Grund steht in der Verwaltung; dort nehmen Sie die Rückgabe an oder lehnen sie ab.',
    declared:
      'Dies ist ein Widerruf, der nicht abgelehnt werden kann. Wie es weitergeht, steht in der Verwaltung.',
  },
}

export const orderReturns: Texts['orderReturns'] = {
  ask: 'Produkte zurückgeben',
  withdraw: 'Vertrag widerrufen',
  steps: {
    return: {
      requested: 'Rückgabe {return} angemeldet',
      accepted: 'Rückgabe {return} angenommen',
      refused: 'Rückgabe {return} nicht angenommen',
      received: 'Rückgabe {return} angekommen',
      refunded: '{amount} erstattet zur Rückgabe {return}',
    },
    withdrawal: {
      requested: 'Widerruf {return} eingegangen',
      received: 'Produkte zum Widerruf {return} angekommen',
      refunded: '{amount} erstattet zum Widerruf {return}',
    },
  },
}

export const returns: Texts['returns'] = {
  order: 'Bestellung {number}',
  back: 'Zurück zur Bestellung',
  next: 'Wie es weitergeht',
  pieces: 'Wie viele Stück?',
  left: {
    one: 'Ein Stück kann zurückgegeben werden.',
    other: 'Bis zu {count} Stück können zurückgegeben werden.',
  },
  problems: 'Bitte korrigieren Sie die markierten Felder.',
  tooMany: 'Zu viele Versuche. Bitte warten Sie einige Minuten und versuchen Sie es noch einmal.',
  away: 'Das lässt sich gerade nicht speichern. Bitte versuchen Sie es gleich noch einmal: Nichts geschieht doppelt.',
  offline:
    'Es kam keine Antwort. Bitte prüfen Sie Ihre Verbindung und senden Sie es noch einmal: Nichts geschieht doppelt.',
  sending: 'Einen Moment …',
  errors: {
    none: 'Bitte wählen Sie aus, was Sie zurücksenden.',
    pieces: 'Bitte geben Sie eine ganze Zahl von 1 bis {left} ein.',
    reason: 'Bitte wählen Sie einen Grund.',
    long: 'Bitte kürzen Sie den Text.',
    characters: 'Der Text enthält Zeichen, die sich nicht drucken lassen.',
    name: 'Bitte geben Sie Ihren Namen ein.',
    email: 'Bitte geben Sie eine E-Mail-Adresse ein, zum Beispiel name@example.com.',
  },
  closed: {
    cancelled: 'Diese Bestellung ist storniert, es gibt nichts zurückzusenden.',
    not_delivered:
      'Diese Bestellung ist noch nicht zugestellt. Danach können Sie hier {days} Tage lang eine Rückgabe anmelden. Bis zum Versand können Sie sie auf ihrer Seite stornieren.',
    over: 'Die Zeit dafür ist abgelaufen. Stimmt etwas mit einem Produkt nicht, schreiben Sie uns bitte über die Kontaktseite.',
    nothing_left:
      'Alle Produkte dieser Bestellung sind schon zur Rückgabe angemeldet. Ihre Seite zeigt, wie weit das ist.',
  },
  contact: 'Schreiben Sie uns',
  ask: {
    title: 'Produkte zurückgeben',
    intro:
      'Sagen Sie uns bis zum {until}, was Sie zurücksenden und warum. Wir antworten per E-Mail mit der Adresse; die Rücksendung kostet Sie nichts.',
    steps: [
      'Wir lesen Ihre Angaben und antworten per E-Mail, mit der Adresse.',
      'Sie senden das Paket zurück.',
      'Die Seite der Bestellung sagt, wann es angekommen ist und was wir erstatten.',
    ],
    unmailed: {
      intro:
        'Sagen Sie uns bis zum {until}, was Sie zurücksenden und warum. Unsere Antwort mit der Adresse steht auf der Seite der Bestellung; die Rücksendung kostet Sie nichts.',
      first:
        'Wir lesen Ihre Angaben. Unsere Antwort steht auf der Seite der Bestellung, mit der Adresse.',
      done: 'Ihre Rückgabe {return} ist bei uns eingegangen. Bitte warten Sie unsere Antwort auf der Seite der Bestellung ab, bevor Sie etwas senden.',
    },
    reason: 'Grund',
    choose: 'Bitte wählen',
    reasons: {
      damaged: 'Beschädigt angekommen oder defekt',
      wrong_article: 'Nicht das, was ich bestellt habe',
      not_as_described: 'Nicht wie beschrieben',
      does_not_fit: 'Passt nicht',
      changed_mind: 'Ich habe es mir anders überlegt',
      other: 'Etwas anderes',
    },
    note: 'Was wir sonst wissen sollten',
    optional: '(optional)',
    send: 'Rückgabe anmelden',
    doneTitle: 'Ihre Rückgabe ist angemeldet',
    done: 'Ihre Rückgabe {return} ist bei uns eingegangen, eine E-Mail an {email} sagt es auch. Bitte warten Sie unsere Antwort ab, bevor Sie etwas senden; auch sie kommt per E-Mail.',
  },
  withdraw: {
    title: 'Vertrag widerrufen',
    intro:
      'Sie können den Vertrag zu dieser Bestellung ohne Angabe von Gründen widerrufen, bis 14 Tage nach ihrer Zustellung.',
    until: 'Ihr letzter Tag dafür ist der {until}.',
    whole:
      'Ihre Bestellung ist noch nicht unterwegs. Ein Widerruf beendet sie deshalb ganz: Es wird nichts versandt, und was Sie bezahlt haben, geht zurück.',
    sendBack:
      'Bitte senden Sie die Produkte binnen 14 Tagen zurück; das kostet Sie nichts. Was Sie dafür bezahlt haben, geht auf demselben Weg zurück.',
    steps: [
      'Wir senden Ihnen sofort eine Bestätigung per E-Mail.',
      'Was nicht versandt ist, wird storniert; was Sie haben, senden Sie binnen 14 Tagen zurück.',
      'Wir erstatten binnen 14 Tagen auf dem Weg, auf dem Sie bezahlt haben.',
    ],
    order: 'Bestellung',
    name: 'Ihr Name',
    email: 'E-Mail-Adresse für die Eingangsbestätigung',
    articles: 'Produkte',
    noRight:
      'Das Widerrufsrecht auf dieser Seite gilt für Bestellungen mit einer Adresse in der Europäischen Union. Produkte zurückgeben können Sie trotzdem:',
    confirm: 'Widerruf bestätigen',
    doneTitle: 'Ihr Widerruf ist eingegangen',
    done: 'Eingegangen am {moment}. Diese Bestätigung senden wir auch an {email}. Bitte bewahren Sie sie auf.',
    number: 'Widerruf',
    sendTo: 'Schreiben Sie {return} auf das Paket und senden Sie es an:',
    cancelled: 'Ihre Bestellung ist storniert: Es wird nichts versandt.',
    refund: 'Wir erstatten {amount} binnen 14 Tagen auf dem Weg, auf dem Sie bezahlt haben.',
    nothingPaid: 'Es ist nichts zu bezahlen.',
    print: 'Drucken',
  },
}
