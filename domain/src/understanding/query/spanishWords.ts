/** Common Spanish words that do not exist in English. They show that a query is Spanish. */
export const spanishWords: readonly string[] =
  `el la los las lo un una unos unas de del al en con por para y e que se su sus mi mis
  te tu les nos nosotros yo usted ustedes ella ellos es soy eres somos esta estan estoy estamos este esto esa ese eso
  hay tengo tiene tienen tenemos tener haya muy ya si tambien como cuando cual quien quienes porque pero aqui alla ahi puedo puede
  pueden podemos poder quiero quiere quisiera favor gracias hola necesito necesita necesitamos busco donde adonde ayuda
  ayudar ayuden gratis dan dar regalan ocupo sin cerca abierto ahora ahorita hoy hijo hija hijos mama papa esposo esposa
  casa bebe nino ninos ninas mujer mujeres hombre hombres viejito abuela abuelo familia trabajo comida ropa dinero hacer
  conseguir encontrar quiero gratuita gratuito alguien algo mucho mucha`.split(/\s+/);
