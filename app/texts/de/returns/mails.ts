import type { Texts } from '../../texts'

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
    subject: 'Rücksendung {return} zur Bestellung {number} ist eingegangen',
    title: 'Produkte kommen zurück',
    button: 'Rückgabe ansehen',
    text: 'Aus der Bestellung {number} sollen zurück, als {return}:',
    answer:
      'Der Grund steht in der Verwaltung; dort nehmen Sie die Rückgabe an oder lehnen sie ab.',
    declared:
      'Dies ist ein Widerruf, der nicht abgelehnt werden kann. Wie es weitergeht, steht in der Verwaltung.',
  },
}
