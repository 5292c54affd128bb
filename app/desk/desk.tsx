import { createRoot } from 'react-dom/client'
import { DeskApp } from './frame/desk-app'
import './frame/desk.css'
import { screens } from './screens'

createRoot(document.getElementById('desk') as HTMLElement).render(<DeskApp screens={screens} />)
