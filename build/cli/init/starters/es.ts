import type { StarterTexts } from './en.ts';

export const es: StarterTexts = {
  aboutSettings: 'Ajustes del sitio. La documentación de docvane los describe todos.',
  aboutTitle: 'El nombre del sitio, que aparece en la barra de navegación y en los títulos de las páginas.',
  aboutTagline: 'Una línea sobre el sitio, para la página de inicio y el manifiesto web.',
  tagline: 'Guías y referencia',
  aboutOrigin: 'La dirección pública del sitio, para los enlaces canónicos, los feeds y el mapa del sitio.',
  aboutProduct: 'El producto, que en los textos es {{ product.name }}. El slug es el nombre de la API.',
  aboutLocale: 'El idioma de la interfaz.',
  aboutAccent: 'El color de acento. Mantenga las comillas, porque # inicia un comentario en YAML.',
  aboutNavbar:
    'Enlaces en la parte superior de cada página. El enlace se destaca en las páginas con la barra lateral indicada.',
  guides: 'Guías',
  aboutFooter: 'La última línea del pie de página.',
  aboutApis: 'Descripciones de API. Cada operación tiene una página bajo /api.',
  aboutCategory:
    'El grupo de esta carpeta en la barra lateral. Las páginas se ordenan por sidebar_position y después por nombre de archivo.',
  firstSteps: 'Primeros pasos',
  firstStepsSummary: 'Editar esta página, añadir otras y preparar el sitio.',
  editPage:
    'Esta página es `content/guides/first-steps.md`. Edítela mientras se ejecuta `npm run dev` y el navegador mostrará sus cambios.',
  addPage: 'Añadir una página',
  addPageText: 'Cada archivo Markdown de `content/` se convierte en una página y aparece en la barra lateral.',
  nextSteps: 'Siguientes pasos',
  nextStepsText:
    'Ponga su logotipo en `content/static/`, indique la dirección del sitio en `origin`, en `content/site.yaml`, y después ejecute `npm run check`.',
  homeSummary: 'Documentación de {{ product.name }}.',
};
