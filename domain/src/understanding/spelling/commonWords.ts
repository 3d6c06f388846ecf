/**
 * Everyday words of both languages that people write around their need. No term contains them. The spelling correction
 * never treats a word of this list as misspelled without a neighbor that suggests another word ("food panty").
 */
export const commonWords: ReadonlySet<string> = new Set(
  `able accept actually add address after again against age ago agree air almost alone along already alright although
  always america american amount angry animal answer anymore anyway apart apparently appear apply area arm around arrive
  ask asked asking attend aunt awake away baby back bad bag ball bank barely base bath beach bear beat beautiful became
  become becoming beer before began begin behind believe below best better between big bill bird birth birthday bit black
  blood blue board boat body bone book born boss both bottle bottom bought box boy boyfriend boys brain break bring broke
  broken brother brothers brought brown build building burn bus business busy butter buy cake call called calling came
  camera card care careful cars case cash cat catch cause cell center cents chair chance change cheap check cheese chicken
  child chose christian church cities city class clean clear clinic close closed closer closest closing cloth coat coffee
  cold color come comes comfortable coming common company complete completely computer condition contact continue control
  cook cool corner correct cost costs couch count country county couple course court cousin cover crazy cried cross crying
  cup current cut dad daddy daily damage dark date daughter daughters day days dead deal dealing dear death december
  decide deep depend desperate desperately didn died different difficult dinner direct dirty discuss distance doctor dog
  dogs dollar dollars done door double doubt down downtown drink drive driver driving drop dry due dumb during dying each
  ear early earn earth easier east easy eat eating eight either else email emergency empty end ended enjoy enough entire
  entrance especially even evening ever every everybody everyone everything everywhere exactly example excuse expensive
  experience explain extra extremely eye eyes face fact fair fall falling false families family far farm fast father fear
  february feed feel feeling feet fell felt female few field fight figure fill final finally fine finger finish fire fired
  first fish fit five fix floor flower follow foot force forever forget forgot form former forward found four friday
  friend friendly friends front full fun furniture future game garden gave general gentle girl girlfriend girls glad
  glass goes going gone grade grand grandma grandmother grandpa grandson grass great green grew ground group grow grown
  guess guy guys had hair half hand hands happen happened happy hard hardly hate head health healthy hear heard heart heat
  heavy held hell helpful hide high him himself history hit hold hole holiday home hope hospital hot hotel hour hours
  house however huge human hundred hungry hurry hurt hurts husband ice idea ill important inside instead interested
  into issue issues item items itself january job jobs join july june keep keeps kept key kick kid kids kill kind kinda
  kitchen knee knew knife known ladies lady land language large last late lately later laugh law lay lazy lead learn least
  leave leaving left leg less lesson let letter level license lie life light lights likely line list listen little live
  lived lives living locate located location long longer loan lonely lose losing loss lost lot lots loud love low lower
  luck lunch machine mad made mail main making male mama man many march market married matter maybe meal mean means meant
  meat medical medicine meet meeting member men mess message middle might mile miles milk mind minute minutes miss
  missing mom moment momma mommy monday money month months moon more morning mother mouth move moved moving much mud mum
  music must myself name near nearest neck neighbor neighborhood nephew never new news next nice niece night nights nine
  nobody noise none noon normal north nose note nothing notice november number nurse october off office often old older
  once one ones only onto open opened opening order other others otherwise ought outside over own owner page pain paint
  paper papers parent parents park part partner party pass passed past pay paying pen people perfect perhaps period person
  personal phone pick picked picture piece pill pills plan plane plant play plus point police poor possible power
  prefer pregnant prepare present pretty price prices problem problems process proof proper protect proud provide public
  pull push put qualify quality quarter question questions quick quickly quiet quit quite rain raise raised ran rather
  reach read ready real realize reason receive recent recently red refuse regular remember rent repair reply require rest
  return ride riding right ring river road rock room rooms rough round rule run running safe safely said sale same
  saturday save saw say saying says scared school scream season seat second see seem seen self sell send sense sent
  separate september serious serve set seven several sex shall shape share sharp shirt shoe shoes shop short shot shoulder
  show showed sick side sign signed silly similar simple since single sister sisters sit sitting situation six size skin
  sleep slow small smart smell smile smoke snow social soft sold sole solve somehow sometimes son song sons sort sound
  soup south speak special spell spend spent split spoke spot spring stand standing star start started starting state
  stay staying step stomach stop stopped store storm story straight strange street strong struggling stuck student stuff
  stupid such sudden suddenly suffer sugar suggest summer sun sunday supply support suppose supposed sure surgery surprise
  table take taken takes taking talk talking tall tea teach teacher teen tell telling ten test texas text than thing
  things think thirteen thirty though thought thousand three throat through throw thursday till time times tiny tired
  together told tomorrow tongue took top total touch toward town track trade train travel treat tree tried trip trouble
  truck true trust truth tuesday turn turned twelve twenty twice two type under understand unless until upset usa use
  used using usual usually vegetable view village visit voice wait waiting wake walk walking wall war warm wash waste
  watch water weak wear weather wednesday week weekend weekends weeks weight went west wet wheel white whole wide wife
  wild willing win wind window winter wish within woman women wonder wonderful wood word words wore work worked worker
  working world worried worry worse worst worth wound write writing wrong wrote yard year years yellow yesterday yet
  young younger yourself youth zero zip across behind beside besides upon among despite while whether rather sooner
  cannot couldnt wouldnt shouldnt wasnt werent anything none rich round sugar tooth teeth lamp bike bikes tires tire pot
  pan pans plate plates fork spoon towel towels sheet sheets pillow pillows toilet sink fridge stove oven fan fans heater
  tent tents tools tool toys toy game games movie movies gym pool uniform uniforms backpack crib stroller wipes bottles
  poder abajo abierto abierta abiertos abre abren abril acerca ademas adentro afuera agosto agua ahorita ajeno alcanza
  alegria alguno alla alto ambos amiga amigas amigo amigos ano anos antes apenas aprisa apurada arriba asi asunto atras
  aun aunque ayer azul baja bajo bano barato barata barrio bastante bien blanco boca bolsa bonito brazo buen buena bueno
  cabeza cada caja calle calor cama cambio camino camion camisa campo cansada cansado cara caro cara carro casa casado
  casada casi caso causa cena cerca cercana cercano cerrado chica chico chicos ciento cierto cinco ciudad claro clase
  cliente cocina comida comiendo compania completo con condado conmigo conozco contra corazon cosa cosas creo cual
  cualquier cuantas cuanto cuantos cuarto cuatro cuenta cuerpo cuidado culpa dado dano debajo debe debo decir dedo
  demasiado dentro derecha derecho desde despues detras dia dias dice dicen diciembre diez diferente dificil digo dijo
  dinero dios direccion doctor dolor domingo dos doy duda dueno duele dura durante edad ejemplo embarazada empieza empleo
  enero enferma enfermo enfrente entonces entre entrada enviar eramos escuela espacio espanol esperar espera esposa
  esposo estado estados estaba estaban estuve excelente extra facil falta familia familiar favor febrero fecha feliz feo
  fin final forma frente fria frio fuego fuerte gana ganas gano gato gente golpe grande grandes grave gratuitamente grupo
  guardar guerra gusta gusto habia habla hablar hablo hace hacen haciendo hambre hasta hecho hermana hermano hermanos
  hija hijas hijo hijos hijito hijita hizo hombre hombres hora horas hoy hubo hueso huevo idioma iglesia igual importa
  importante incluso ingles invierno izquierda jamas jefe joven jovenes juego jueves julio junio junto juntos lado largo
  leche lejos lento levantar ley libre libro limpio linda linea listo llama llamada llamar llegar llego llena lleno lleva
  llevo lluvia loco luego luna lunes luz madre madrugada mal mala malo mama manana manera mano manos mar martes marido
  marzo mayo mayor mayores medio medico mediodia mejor menor menores menos mente mes mesa meses mete miedo miercoles mil
  minuto minutos misma mismo mitad modo momento mucha muchas mucho muchos muerto mujer mujeres mundo nacio nadie nariz
  necesaria necesario negocio negro nene nina ninas nino ninos ninguna ninguno noche noches nombre norte noticia
  novia novio noviembre nueva nuevo nuevos nueve numero obra ocho octubre oficina ojo ojos olvido oscuro otra otras otro
  otros padre padres pagar pais palabra papa papas papel papeles par parece pareja pared parte partes pasa pasado pasar
  paso pastor patron paz pedir peligro pelo peor pequena pequeno perdon perdone perro perros persona peso pie piel pierna
  pies piso pobre poca pocas poco pocos ponen poner posible precio pregunta preguntar primera primero primo problema
  problemas proximo prueba pueblo puerta puse puro quedo queria quiza quizas rapido rato razon recien regla regreso
  responder ropa sabado sabemos salud salir saludos sangre sano segunda segundo seguro seguros seis semana semanas senor
  senora senoras senores sentar septiembre sera seria serio servicio siempre siento siete siguiente silla simple sino
  sirve sobre sol sola solas solamente solo solos soltera soltero somos sonrisa suegra suegro suelo sueno suerte sufro
  supe supongo sur tal talla tarde tardes telefono temprano tengan tenia tercera tia tiempo tienda tierra tio tipo toda
  todas todavia todo todos tome trabajo trae traer trago traje trata tres triste troca ultimo unica unico unidos urge
  urgencia usar uso vacio vale vamos vaya vecina vecino veinte ven vender venir venta ver verano verdad verde vez viaje
  vida vieja viejo viene viento viernes vino visto viuda viva vivo voz vuelta zapato zapatos zona arroz azucar pan carne
  pollo frijoles tortilla tortillas fruta verdura conducir conducta manejar acta licencia cuantas somos estoy estabamos tuve tuvo quede quedan
`.split(/\s+/),
);

/** Names of places, people, and organizations of the region. They are known words, so they are not corrected. */
export const properNames: ReadonlySet<string> = new Set(
  `crescent heights minter vera cass zion shiloh bethel calvary mesquite pioneer ashley brenda nissan kaiser harmony garcia martinez rodriguez lopez hernandez gonzalez perez sanchez ramirez torres flores rivera gomez diaz reyes cruz morales
  ortiz gutierrez chavez ramos ruiz mendoza alvarez castillo vargas smith johnson williams davis wilson anderson thomas moore
  jackson martin lee thompson harris clark lewis robinson walker allen young wright scott hill baker nelson jose maria juan
  luis carlos miguel pedro ana rosa carmen john james robert michael david mary linda susan lisa 
  bella hendrick goodwill noah hardwick betty dyess mcmurry hardin simmons taylor elm elmwood
  abilene texas austin dallas houston lubbock midland odessa waco laredo antonio worth brownwood sweetwater stamford haskell
  anson clyde baird merkel tuscola cisco eastland ranger breckenridge albany coleman ballinger winters snyder colorado
  comanche deleon rotan roby hamlin aspermont throckmorton munday knox hawley tye buffalo gap potosi callahan taylor jones
  nolan fisher mitchell scurry runnels shackelford stephens kent stonewall mexico`.split(/\s+/),
);
