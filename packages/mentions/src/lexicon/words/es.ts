export const words = `
advice: a abre abrelo acaso acepta acercate aclara acude acuestate adelante agita agrega agrupa aguarda algo
alguien algun alterna alternativas amasa analiza anota ante antiguedad apaga aparta aplica apoya aprende
aprovecha apunta aquel archivo arranca arriendo asa asegura asi asiste asistencia aspectos asume atencion
atiende atornilla aumenta aun aunque autonomos avanza averigua baja basta bate beneficios berenjena borra
busca cabe caducidad calabacin calcula cambialo cancela caracteristicas casi champinones chorizo clasifica
clausulas cobertura coloca combina come comienza comodidad compania compararia comprador comprende comprueba
comunica conclusion concreta condiciones conecta confia confirma conoce conserva considera consigue
consultaria contacta contra contrasta conviene convierte copia crea credito cuaja cual cualquier cuando cuanto
cubre cucharadas cucharadita cuece cuela cuida cumple cuya cuyo da debe deben debes decide define deja dejalo
depende dependeria deposito derrite desactiva desafortunadamente descarga descarta desconecta desconfia
describe descubre desde desecha desglosa desgraciadamente desliza desventajas determina dieta dile diria
disculpa disfruta distribuye diversifica divide dobla documenta donde duerme durabilidad duracion durante e
ejercicio elabora electricidad elegiria elimina ella ellas ellos empezaria empieza emplea empleados encaja
enciende encima enfria enfrialo enjuaga ensaya ensena entidad entonces envia equilibra era eres esa esas
escala escoge escribe escucha escurre ese eso esos especifica esperaria espinacas espolvorea establece estas
estima estira esto estos estructura etapas etiqueta evalua evitaria examina exclusiones exige experiencia
explica explora exprime extiende facilidad factores ficha fija fijate filtra financia flexibilidad formacion
fracciona franquicia frecuencia fregar frie frielas frota fue funcionalidades funciones garantia gas
generalmente gestiona gira graba gramo gratis guarda habia habla hacia han haria has hasta hay haz hazlo he
herramientas hidrata hierve hijos hipoteca hojas hola honorarios horario ideal idealmente identifica importe
incluye incorpora indica informacion informate inmueble inspecciona instala intenta interes inversion
investiga invierte ir jamas judias justifica kilo kilos lamentablemente lamento lamina lava lavalo lee les
levadura levanta licencia lija limpieza liquido litro lleva local lonchas lucete machaca mandame mantenimiento
marina masajea me mencione menos merece metas metodo mi mide mientras minimiza mira mis modera modifica moja
movil mucha muestra mueve multiplica necesidad necesitaras necesitas ni ninguno normalmente nos nosotros notas
nuestra nunca objetivo observa obten ocasiones ofrece ojala olvida opina organiza otra otras otro otros paga
pasa pasos pela pelar pensando pension peras perdon pesa pica pide piensa pinta pizca planifica pocos podemos
poliza pon ponlo ponte porque posibilidad posteriormente practica precalienta precisas prefiere preguntaria
prepara presenta presta prestaciones preve previamente prioriza privacidad probaria proceso procura producto
profesional programa prolonga pronto proteccion protege proveedor publica pues pule quedate quien quita quiza
ralla reajusta realiza rebaja rebusca recetas recicla recoge recomendaciones recomendaria recomienda reconoce
recorta recursos reduce reemplaza referencias reflexiona refrigera regatea registra regula rehoga rellena
remueve rentabilidad renueva repara repasa repite reputacion requisitos respira responde resultado resume
retira revisaria saca sacalo salario salva seca secalo seguimiento segun seguramente seguridad selecciona
separa siempre siento sigue simplifica sin siniestro situacion sofrie solicita somos soporte soy sube
sugeriria suma superficie supervisa sustituye tamiza tazas tecnico temperatura ten termina tipos todas todavia
todo todos toma traelo tramites transparencia transporte tras tritura trituramos trocea tu tus ubicacion unas
unos usada uso usuario utiliza va vacia vamos van varia vasos velocidad vende vendedor verduras verifica vete
vierte vigencia vigila vinagre vivienda voltea volumen vuelvete ya yo
general: abanico abeja abierto abogado abrazo abrigo abril abrir abuela abuelo aceite aceituna acero acido
acierto activo acuerdo ademas adios aduana agosto agua aguila aguja ahora ahorro aire ajedrez ajo ajuste ala
alambre alba albahaca albanil alcalde alcance aldea alegre alegria alerta alfombra algodon aliado aliento
alimento alma almacen almendra almohada almuerzo alquiler altavoz alto altura alumno amable amanecer amapola
amar amarillo ambiente amigo amistad amor amplio anade ancho ancla andar anden angel anillo animal ano antes
antiguo antorcha anuncio anzuelo apio apoyo aprender arana arbol arcilla arco arcoiris ardilla arena armario
aroma arpa arroz arte artesano asado asiento asno asombro astro atajo atleta atun aurora autobus avance ave
avena aventura avion ayer ayuda azafran azar azucar azul bahia bailar baile bajo balanza balcon ballena balon
banco banda bandeja bandera banera bano bar barato barba barca barco barrera barril barrio barro base baston
batalla bateria baul bebe beber bebida belleza bello beso bicicleta bien bigote billete blanco boca boda
bodega bola bolsa bolsillo bolso bomba bondad bonito borde bosque bota botella boton bravo brazo brillo brisa
broma brujula bueno buho burbuja burro buscar busqueda buzon caballero caballo cabana cabello cabeza cabra
cacao cada cadena cafe caida caja cajon calabaza calcetin caldo calendario calidad caliente calle calma calor
cama camaleon camara camarero cambio camello camino camion camisa camiseta campana campeon campo cana canal
canasta cancion canela cangrejo canguro canoa canon cansado cantar cantaro caoba capa capital capitulo cara
caracol caramelo carbon carcel carga cargo carino carne carnicero caro carpa carpintero carrera carreta
carretera carro carta cartera cartero casa cascabel casco casino caso castana castillo castor cebolla cebra
cedro ceja cena ceniza centro cepillo cera cerca cerdo cereza cerrado cerradura cerro cerveza cesped cesta
chaleco chaqueta charco charla chico chimenea chispa chocolate ciego cielo ciencia cierre ciervo cigarra
ciguena cima cine cinta cinturon cipres circulo ciruela cisne cita ciudad clara claro clase clave clavel clavo
cliente clima cobre coche cocina coco cocodrilo codigo codo cofre cohete cola colchon colegio colibri colina
collar colmena color columna comedor comer comercio cometa comida comision companero compara compas compra
comprar concha conejo confianza consejo consulta contrato copa copo coral corazon corbata corcho cordero
corona correa correo correr corriente corta corte cortina corto cosa cosecha costa costilla costumbre crater
crear crecer creer crema cresta cristal cruce cruz cuaderno cuadro cuarto cubo cuchara cuchillo cuello cuenta
cuento cuerda cuerno cuero cuerpo cuervo cueva cuidado culebra culpa cumbre cuna cuota curso curva dado dama
danza dar datil dato deber debil decir decision dedo delfin delta deporte derecho desafio desayuno descanso
descuento deseo desierto despacho despegar despues destino destreza detalle deuda dia diamante diario dibujo
dicha diciembre diente dificil dinero dios direccion directo disco diseno dolor domingo don dormido dormir
ducha duda dueno dulce duna duro ebano eco edad edificio eje ejemplo ejercito elefante elige empresa encanto
encina encontrar encuentro enero enfermo enlace ensalada ensenar ensueno entrada entrar entrega envase envio
epoca equipaje equipo erizo error escalera escama escena escoba escribir escritor escuchar escudo escuela
esencia esfera esmeralda espacio espada espalda espejo espera espina espiritu esponja esposa esposo espuma
esquina estacion estado estanque estatua este estilo estrella estudio evita examen exito extremo fabrica
fabula facil factura faja falda falso familia farmacia faro favor fe febrero fecha feliz fenix feria fiebre
fiel fiesta figura fila filo fin final finalmente finca fino firma flamenco flauta flecha flor flota foca
fondo forma fortuna foto frase freno frente fresa fresco frio frontera fruta fuego fuente fuera fuerte fuerza
fuga furia futuro gafas gaita galleta gallina gallo gamba ganado ganar ganso garaje garbanzo garganta garra
garza gasto gato gaviota gemelo gente gesto gigante girasol giro globo gloria golfo golondrina golpe goma
gordo gorila gorra gorrion gota gracia gracias grado grande granero granizo granja grano grasa grillo gris
grito grulla grupo guante guapo guerra guia guinda guisante guitarra gusano gustar gusto habitacion hablar
hacer hacha hada halcon hamaca hambre harina hecho helado helecho heno herida hermana hermano hermoso
herradura herrero hiedra hielo hierba hierro higado higo hija hijo hilo historia hogar hoguera hoja hombre
hombro honor hora horizonte hormiga horno hospital hotel hoy hoz hueco huella huerto hueso huevo humano
humilde humo huracan idea idioma iglesia igual imagen iman importante impuesto impulso incendio ingredientes
ingreso inicio invierno invitado isla izquierda jabali jabon jade jaguar jamon jardin jarra jarron jaula jefe
jengibre jinete jirafa joven joya judia juego jueves juez jugador jugar jugo juguete julio junio junto jupiter
justo juventud labio lado ladrillo ladron lagarto lago lagrima laguna lampara lana lancha langosta lanza lapiz
largo lata latigo laurel lavadora lavanda lazo leal leccion leche lechuga lechuza lector lectura leer legumbre
lejos lena lengua lente lenteja leon letra ley leyenda libelula libertad libre libro licor liebre lienzo liga
ligero limite limon limpio lindo linea lino linterna lirio liso lista listo llama llave llegada llegar lleno
llevar lluvia lobo loco loma loro lucero lucha luciernaga luego lugar luna lunes luz madera madre madrina
madrugada maduro maestro magia magico maiz maleta malo mama manana manantial mancha manera manga mango mano
manta mantel mantequilla manto manzana mapa maquina mar maravilla marca marco marea marfil margarita marido
mariposa marmol marron marte martes martillo marzo masa mascara mastil mayo mayor medalla media medicina
medico medida medio mejor melena melocoton melodia melon memoria menta mente mercado mercurio mermelada mes
mesa meta metal metro mezcla miedo miel miembro miercoles mil milagro mina minuto mirada mirar mirlo misa
mision mismo mitad mochila moda modelo molino momento moneda mono montana monte mora morada morado moreno
mosca mostaza moto motor mueble muela muelle muerte mujer mula mundo muneca murcielago muro musculo museo
musica nabo nacar nacer nacion nada nadar nadie naranja nariz nata natural nave navidad neblina negocio negro
neptuno nevera nido niebla nieto nieve nino nivel noble noche nogal nombre nomina norte nota noticia novela
noviembre nube nudo nuevo nuez numero nutria oasis obra oca oceano octubre oeste oferta oficina oficio oido
oir ojo ola olivo olla olmo olor onda opcion opera orden oreja orgullo origen orilla oro orquesta orquidea
oruga oscuro oso ostra otono oveja paciencia padre pagar pago pais paisaje paja pajaro pala palabra palacio
palanca palma palmera palo paloma pan panaderia panadero pantalla pantalon panuelo papa papel paquete par
paraguas paraiso pared pareja parque parte partida partido pasado pasar paseo pasion paso pasta pastel pasto
pata patata patio pato patron pausa pavo payaso paz pecho pedazo pedido pedir peine pelo pelota peluca pena
pensamiento pensar pepe pepino pequeno pera percha perdiz perejil perfil perla permiso perro persona pesado
pesca pescadero pescado pescador peso petirrojo pez piano picadura pico pie piedra piel pierna pieza pila
pimienta pimiento pina pincel pino pintura pinza piscina piso pista plan planeta planta plata platano plato
playa plaza plazo pleno plomo pluma pobre poco poder poema poeta policia pollo polo polvo pomada poner
poniente postre pozo pradera prado precio pregunta premio prenda preparacion presupuesto primavera primero
primo princesa principe prisa problema profeta propio proximo prueba pueblo puente puerta puerto pulga pulmon
pulpo pulsera puno punta punto puro querer queso quieto quinta quinto rabano rabo racimo radio rafaga raiz
rama ramo rana rapido raro rastro rata rato raton rayo raza razon recado recibo recuerda recuerdo red refugio
regalo regla reina reino reir reja relampago reloj remo reno reposo reserva resina respeto respuesta resto
reto retrato revisa revista rey rico riego rienda riesgo rincon rio risa ritmo rizo roble roca rocio rodilla
rojo romero ronda ropa rosa rostro roto rubio rueda ruido ruina ruisenor rumbo ruta sabado sabana saber sabio
sabor saco sal sala saldo salida salir salmon salsa salto salud salvaje sandalia sandia sangre sano santo sapo
sardina sarten saturno seco secreto sed seda seguir segundo seguro sello selva semana semilla senal senda
sendero senor sentido sentir septiembre ser serie serio serpiente seta siembra sierra siesta siglo signo
silencio silla sillon simple sirena sirve sitio sobre sobrino sofa sol soldado soledad solo sombra sombrero
sonar sonido sonrisa sopa sorpresa sotano suave subir sucio sueldo suelo sueno suerte sur susto tabaco tabla
talla taller talon tamano tambor tapa tapiz tarde tarea tarifa tarjeta tarro tarta tasa taza te techo tejado
tejon tela telefono tema templo temprano tenedor tener tentacion tercero ternera tesoro testigo tia tiburon
tiempo tienda tierno tierra tigre tijera tilo timon tinta tio tipo tiza toalla tobillo tocar tocino tomar
tomate tomillo tono torero tormenta toro torre torta tortuga total trabajar trabajo traer traje trampa
tranquilo trato trebol tren trenza tribu trigo trineo triste triunfo tronco trono trozo trucha trueno tucan
tulipan tunel turno ultimo una unico unidad universo uno urano usar uva vaca vacio vagon vainilla valiente
valle valor vapor vaso vecino vega vela velero velo veloz venado vencejo vender venir venta ventaja ventana
venus ver verano verdad verde vereda verso vestido vez viajar viaje vida vidrio viejo viento viernes vina
vinedo vino violeta violin viral visita vista vital vivir vivo volar volcan volver voz vuelo vuelta yegua yema
yerno yeso zafiro zanahoria zapatilla zapato zarza zona zorro zumo
`;
