import { createRoot } from 'react-dom/client'
import { DeskApp } from './frame/desk-app'
import './frame/desk.css'

createRoot(document.getElementById('desk') as HTMLElement).render(<DeskApp />)
